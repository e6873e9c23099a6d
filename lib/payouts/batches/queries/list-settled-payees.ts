import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** Erased loopers whose billing is still there, paid all that their ledger comes to. */
export async function listSettledPayees(): Promise<string[]> {
  const rows = await reads()
    .selectFrom("LooperBilling as b")
    .innerJoin("User as u", "u.id", "b.looperId")
    .select("b.looperId")
    .select((eb) => [
      eb
        .selectFrom("CommissionEntry as e")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("e.amountCents"), of.lit(0)).as("sum"))
        .whereRef("e.ambassadorId", "=", "b.looperId")
        .$asScalar()
        .$notNull()
        .as("earnedCents"),
      eb
        .selectFrom("Payout as p")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("p.amountCents"), of.lit(0)).as("sum"))
        .whereRef("p.looperId", "=", "b.looperId")
        .where("p.outcome", "=", literal("paid"))
        .$asScalar()
        .$notNull()
        .as("paidCents"),
    ])
    .where("u.erasedAt", "is not", null)
    .execute();
  return rows
    .filter(({ earnedCents, paidCents }) => earnedCents <= paidCents)
    .map(({ looperId }) => looperId);
}
