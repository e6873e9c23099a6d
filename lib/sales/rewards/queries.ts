import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { RewardsView } from "./views.ts";

const LISTED = 20;

/** What the person's referrals earned them, and what being referred did. @throws {DomainError} request.forbidden */
export async function listRewards(actor: Actor): Promise<RewardsView> {
  authorize(actor, "account.read");
  const rows = await reads()
    .selectFrom("ReferralReward")
    .select(["id", "kind", "amountCents", "occurredAt"])
    .select(({ fn }) => [
      fn.countAll<number>().over().as("count"),
      fn.sum<number>("amountCents").over().as("totalCents"),
    ])
    .where("beneficiaryId", "=", actor.userId)
    .orderBy("occurredAt", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
  const { count, totalCents } = rows[0] ?? { count: 0, totalCents: 0 };
  return {
    count,
    totalCents,
    rewards: rows.map(({ id, kind, amountCents, occurredAt }) => ({
      id,
      kind,
      amountCents,
      occurredAt: fromDbInstant(occurredAt),
    })),
  };
}
