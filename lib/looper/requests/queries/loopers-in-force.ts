import { civilDay } from "../../../kernel/time.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { arePapersInOrder } from "../../../policy/looper-papers.ts";

export const loopersWithPapers = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .innerJoin("AmbassadorProfile as a", "a.userId", "u.id")
    .select(["u.id", "u.firstName", "u.city", "u.postalCode", "a.trainedAt", "a.rsacNumber"])
    .select(["a.attestationExpiresOn", "a.insuranceExpiresOn", "a.checkedUntil"])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .where("u.erasedAt", "is", null);

type LooperRow = Awaited<ReturnType<ReturnType<typeof loopersWithPapers>["execute"]>>[number];

export const isInForce = ({ trainedAt, ...papers }: LooperRow, today: string): boolean =>
  arePapersInOrder({ ...papers, trained: trainedAt !== null }, today);

/** Whether somebody is a looper in force today. */
export async function isInForceToday(userId: string, now: Date): Promise<boolean> {
  const row = await loopersWithPapers().where("u.id", "=", userId).executeTakeFirst();
  return row !== undefined && isInForce(row, civilDay(now));
}
