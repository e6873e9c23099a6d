import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { PLAN_PERMISSIONS } from "../plan-permissions.ts";
import type { PlanSide } from "../views.ts";

/** Days ahead that are offered at once. */
const MOST_DAYS = 14;
/** More than those days hold. */
const MOST_VISITS = 200;

/**
 * The civil days, of each home's place, on which somebody has visits to come, requested or agreed, the next one first.
 * @throws {DomainError} request.forbidden
 */
export async function listVisitDays(
  actor: Actor,
  side: PlanSide,
  now = new Date(),
): Promise<string[]> {
  authorize(actor, PLAN_PERMISSIONS[side]);
  const rows = await reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select(["v.startsAt", "p.communeCode"])
    .where(side === "buyer" ? "v.buyerId" : "v.hostId", "=", actor.userId)
    .where("v.status", "in", ["pending", "scheduled"])
    .where("v.endsAt", ">", toDbInstant(now))
    .orderBy("v.startsAt")
    .limit(MOST_VISITS)
    .execute();
  const days = rows.map(({ startsAt, communeCode }) =>
    civilDay(fromDbInstant(startsAt), zoneOf(communeCode)),
  );
  return [...new Set(days)].sort().slice(0, MOST_DAYS);
}
