import type { Actor } from "../../policy/actor.ts";
import type { CommissionView } from "../views.ts";
import { commissionView, readLedgerEntries } from "./ledger-entries.ts";

/** Most lines of one file: some decades of a looper's work. */
const MAX_EXPORTED = 20_000;

/**
 * Every line of the looper's own ledger, the last first, for a file.
 * @throws {DomainError} request.forbidden
 */
export async function listCommissions(actor: Actor): Promise<CommissionView[]> {
  return (await readLedgerEntries(actor, null, MAX_EXPORTED)).map(commissionView);
}
