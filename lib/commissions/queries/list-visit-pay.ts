import { reads } from "../../platform/db/read.ts";
import { LOOPER_PAY } from "../../pricing/rules.ts";
import type { VisitPayView } from "../views.ts";

/** What visits that were made are paid, by their ids; the caller has checked who asks. */
export async function listVisitPay(
  visitIds: readonly string[],
): Promise<ReadonlyMap<string, VisitPayView>> {
  if (visitIds.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("Visit as v")
    .leftJoin("CommissionEntry as e", "e.visitId", "v.id")
    .leftJoin("UnpaidVisit as u", "u.visitId", "v.id")
    .select(["v.id", "e.amountCents", "u.reason"])
    .where("v.id", "in", visitIds)
    .execute();
  return new Map(
    rows
      .filter(({ amountCents, reason }) => amountCents !== null || reason !== null)
      .map(({ id, amountCents, reason }) => [
        id,
        { amountCents: amountCents ?? LOOPER_PAY.perVisitCents, unpaid: reason },
      ]),
  );
}
