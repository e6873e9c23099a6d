import { releaseLeads } from "../../leads/commands/release-leads.ts";
import { takeOffersAway } from "../../leads/commands/take-offers-away.ts";
import type { Candidates } from "../../leads/views.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { rehostingUntil } from "../rules.ts";
import { rehostVisits } from "./rehost-visits.ts";

/**
 * What follows at once on a looper's being out of force, in the caller's transaction: visits of the next days go to the
 * sellers, leads that wait for an answer go on, and sellers' that were accepted go back to the team. Their homes stay
 * theirs, with the buyers of those and the mandates that are signed: nothing that moved comes back with them.
 * @param candidates as `listCandidatesAfter` read them before this transaction
 */
export async function suspendCharges(
  tx: Transaction,
  looperId: string,
  candidates: Candidates,
  now: Date,
): Promise<void> {
  await rehostVisits(tx, { hostId: looperId, until: rehostingUntil(now) }, now);
  await takeOffersAway(tx, looperId, candidates, now);
  await releaseLeads(tx, { looperId, kind: "seller", exceptMandates: true }, now);
}
