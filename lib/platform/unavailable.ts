import { DomainError } from "../kernel/errors.ts";
import { databaseUnavailable, isDatabaseUnavailable } from "./db/unavailable.ts";
import { isDiskUnavailable } from "./disk.ts";
import { log } from "./log.ts";

/** Whether `service.unavailable` is the answer: a DomainError that says so, the database, or the disk. */
export function isUnavailable(error: unknown): boolean {
  if (DomainError.is(error)) return error.status === 503;
  return isDatabaseUnavailable(error) || isDiskUnavailable(error);
}

/**
 * What to send for anything thrown: a DomainError itself; `service.unavailable` where the database or the disk
 * can't be used for the moment, with the original in the log; null for what nobody expected.
 */
export function asDomainError(error: unknown): DomainError | null {
  if (DomainError.is(error)) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (!isDiskUnavailable(error)) return null;
  log().error({ err: error }, "the disk can't be used for the moment");
  return new DomainError("service.unavailable", undefined, { cause: error });
}
