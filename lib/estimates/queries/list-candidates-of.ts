import { listCandidates } from "../../leads/queries/find-candidates.ts";
import { reads } from "../../platform/db/read.ts";

/** The loopers who could help with the home of an estimate, in their turn; none of an estimate that is not there. */
export async function listCandidatesOf(
  estimateId: string,
  userId: string | null,
  now: Date,
): Promise<string[]> {
  const estimate = await reads()
    .selectFrom("Estimate")
    .select("communeCode")
    .where("id", "=", estimateId)
    .executeTakeFirst();
  if (!estimate) return [];
  return listCandidates(estimate.communeCode, userId === null ? [] : [userId], now);
}
