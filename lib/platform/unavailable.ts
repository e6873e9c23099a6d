import { DomainError } from "../kernel/errors.ts";
import { databaseUnavailable, isDatabaseUnavailable } from "./db/unavailable.ts";
import { log } from "./log.ts";
import { isBucketUnavailable, isStorageUnavailable } from "./storage/unavailable.ts";

/** Whether `service.unavailable` is the answer: a DomainError that says so, the database, the disk, or a bucket. */
export function isUnavailable(error: unknown): boolean {
  if (DomainError.is(error)) return error.status === 503;
  return isDatabaseUnavailable(error) || isStorageUnavailable(error);
}

/**
 * What to send for anything thrown: a DomainError itself; `service.unavailable` where the database, the disk or
 * a bucket can't be used for the moment, with the original in the log; null for what nobody expected.
 */
export function asDomainError(error: unknown): DomainError | null {
  if (DomainError.is(error)) return error;
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (!isStorageUnavailable(error)) return null;
  const place = isBucketUnavailable(error) ? "a bucket" : "the disk";
  log().error({ err: error }, `${place} can't be used for the moment`);
  return new DomainError("service.unavailable", undefined, { cause: error });
}
