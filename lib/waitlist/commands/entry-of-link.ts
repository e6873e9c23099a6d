import { DomainError } from "../../kernel/errors.ts";
import { countNetworkTry } from "../../platform/attempts.ts";
import type { Origin } from "../../platform/request.ts";
import { type LinkPurpose, readToken } from "../links.ts";

/** Where a request comes from, as far as the list asks. */
export type ListCaller = Pick<Origin, "network" | "loopback">;

/**
 * The entry of a link.
 * @throws {DomainError} account.link-spent, or request.too-many for a caller who guesses.
 */
export async function entryIdOfLink(
  token: unknown,
  purpose: LinkPurpose,
  caller: ListCaller,
  now: Date,
): Promise<string> {
  const id = readToken(token, purpose, now);
  if (id !== null) return id;
  await countNetworkTry({ ...caller, userAgent: null });
  throw new DomainError("account.link-spent");
}
