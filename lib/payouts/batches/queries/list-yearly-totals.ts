import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** What one looper was paid in a year, for the declaration of fees. */
export interface YearlyTotal {
  looperId: string;
  name: string;
  siren: string | null;
  amountCents: number;
  payouts: number;
}

/** What each looper was paid in a civil year, the most first. @throws {DomainError} request.forbidden */
export async function listYearlyTotals(actor: Actor, year: number): Promise<YearlyTotal[]> {
  authorize(actor, "payouts.make");
  const rows = await reads()
    .selectFrom("Payout as p")
    .innerJoin("User as u", "u.id", "p.looperId")
    .leftJoin("AmbassadorProfile as a", "a.userId", "p.looperId")
    .select(["p.looperId", "u.firstName", "u.lastName", "a.rsacNumber as siren"])
    .select(({ fn }) => [
      fn.sum<number>("p.amountCents").as("amountCents"),
      fn.countAll<number>().as("payouts"),
    ])
    .where("p.paidOn", ">=", `${year}-01-01`)
    .where("p.paidOn", "<=", `${year}-12-31`)
    .groupBy(["p.looperId", "u.firstName", "u.lastName", "a.rsacNumber"])
    .orderBy("amountCents", "desc")
    .orderBy("p.looperId")
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
  }));
}
