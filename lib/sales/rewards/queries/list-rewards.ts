import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { RewardsView } from "../views.ts";

const LISTED = 20;

/** What the person's referrals earned them, and what being referred did. @throws {DomainError} request.forbidden */
export async function listRewards(actor: Actor): Promise<RewardsView> {
  authorize(actor, "account.read");
  const rows = await reads()
    .selectFrom("ReferralReward as r")
    // The seller's own gain is deducted from the invoice of its sale.
    .leftJoin("Invoice as i", (join) =>
      join
        .onRef("i.saleId", "=", "r.saleId")
        .onRef("i.sellerId", "=", "r.beneficiaryId")
        .on("r.kind", "=", literal("referred"))
        .on("i.discountCents", ">", 0),
    )
    .select(["r.id", "r.kind", "r.amountCents", "r.occurredAt", "i.number as invoiceNumber"])
    .select(({ fn }) => [
      fn.countAll<number>().over().as("count"),
      fn.sum<number>("r.amountCents").over().as("totalCents"),
    ])
    .where("r.beneficiaryId", "=", actor.userId)
    .orderBy("r.occurredAt", "desc")
    .orderBy("r.id", "desc")
    .limit(LISTED)
    .execute();
  const { count, totalCents } = rows[0] ?? { count: 0, totalCents: 0 };
  return {
    count,
    totalCents,
    rewards: rows.map(({ id, kind, amountCents, occurredAt, invoiceNumber }) => ({
      id,
      kind,
      amountCents,
      occurredAt: fromDbInstant(occurredAt),
      invoiceNumber,
    })),
  };
}
