import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { inTurn } from "../rules.ts";
import type { Candidates } from "../views.ts";
import { listZoneLoopers } from "./list-zone-loopers.ts";
import { listSmartScores } from "./looper-records.ts";

/** Loopers that are looked at for one lead. */
const MOST_CANDIDATES = 10;

/**
 * The loopers who could take a seller's lead of a commune, in their turn, without some people.
 * @param referrerId whoever brought the lead: first, if they take it by the same rule, however far the others are
 */
export async function listCandidates(
  communeCode: string,
  exceptIds: readonly string[],
  now: Date,
  referrerId: string | null = null,
): Promise<string[]> {
  const near = await listZoneLoopers(communeCode, MOST_CANDIDATES, now, { exceptIds });
  if (referrerId !== null && !near.some(({ id }) => id === referrerId)) {
    near.push(...(await listZoneLoopers(communeCode, 1, now, { exceptIds, onlyId: referrerId })));
  }
  const scores = await listSmartScores(
    near.map(({ id }) => id),
    now,
  );
  return inTurn(
    near.map(({ id, distanceM, openLeads, lastOfferedAt }) => ({
      ...{ id, distanceM, openLeads, lastOfferedAt: fromDbInstant(lastOfferedAt) },
      score: scores.get(id)?.score ?? null,
    })),
    referrerId,
  ).map(({ id }) => id);
}

/** The loopers to whom a lead could go next, in their turn: a buyer's goes to nobody but the home's own. */
export async function findCandidates(leadId: string, now: Date): Promise<string[]> {
  const lead = await reads()
    .selectFrom("Lead")
    .select(["kind", "communeCode", "contactId"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (lead?.kind !== "seller" || lead.communeCode === null) return [];
  const offers = await reads()
    .selectFrom("LeadOffer")
    .select("looperId")
    .where("leadId", "=", leadId)
    .execute();
  const had = offers.map(({ looperId }) => looperId);
  return listCandidates(lead.communeCode, lead.contactId ? [...had, lead.contactId] : had, now);
}

/** The same for each lead that waits for an answer of a looper who is to have none any more. */
export async function listCandidatesAfter(looperId: string, now: Date): Promise<Candidates> {
  const offers = await reads()
    .selectFrom("LeadOffer")
    .select("leadId")
    .where("looperId", "=", looperId)
    .where("endedAt", "is", null)
    .execute();
  const candidates = new Map<string, string[]>();
  for (const { leadId } of offers) candidates.set(leadId, await findCandidates(leadId, now));
  return candidates;
}
