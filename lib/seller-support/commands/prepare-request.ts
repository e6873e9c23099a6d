import { DomainError } from "../../kernel/errors.ts";
import { openSellersLead, type SellersRequest } from "../../leads/commands/open-sellers-lead.ts";
import { listCandidates } from "../../leads/queries/find-candidates.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { findHomePlace } from "../queries/find-home-place.ts";
import { findReferringLooper } from "../queries/find-referring-looper.ts";
import type { OwnRequest } from "../schemas.ts";

type Home = Pick<OwnRequest, "address" | "postalCode" | "city" | "referredBy">;

/**
 * Looks up where the home of a request is and which loopers could take it, before the transaction.
 * @returns what opens it in the transaction; that returns whether it is a new one
 * @throws {DomainError} request.invalid with the fields at fault
 */
export async function prepareRequest(
  { address, postalCode, city, referredBy }: Home,
  contact: SellersRequest["contact"],
  now: Date,
): Promise<(tx: Transaction, options?: { mayMail: boolean }) => Promise<boolean>> {
  const place = await findHomePlace({ postalCode, city });
  if ("problems" in place) throw new DomainError("request.invalid", { ...place.problems });
  const { communeCode } = place;
  const { userId, email } = contact;
  const referrerId = await findReferringLooper({ code: referredBy, userId, email });
  const exceptIds = userId === null ? [] : [userId];
  const candidates = await listCandidates(communeCode, exceptIds, now, referrerId);
  const source = referrerId === null ? "sell_page" : "referral";
  const home = { communeCode, address, postalCode, estimateId: null };
  return (tx, options) =>
    openSellersLead(tx, { source, home, contact, ...options }, candidates, now);
}
