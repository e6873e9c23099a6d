import { DomainError } from "../../kernel/errors.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay, daysAfter, daysBefore, startOfCivilDay } from "../../kernel/time.ts";
import { givesAddress } from "../../listings/visit-entries/disclosure.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import { PLAN_PERMISSIONS } from "../plan-permissions.ts";
import { isCivilDay } from "../schedule/rules.ts";
import { isTight, travelBetween } from "../travel.ts";
import type { DayPlanView, PlanSide } from "../views.ts";
import { type VisitRow, visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

/** Where somebody goes, as far as they know it: a host all of it; null by video. */
function pointOf(row: VisitRow, side: PlanSide): GeoPoint | null {
  if (row.type === "virtual") return null;
  return side !== "buyer" || givesAddress(row)
    ? { lat: row.lat, lng: row.lng }
    : { lat: row.publicLat, lng: row.publicLng };
}

function travelTo(before: VisitRow | undefined, row: VisitRow, side: PlanSide) {
  const [from, to] = [before && pointOf(before, side), pointOf(row, side)];
  if (!before || !from || !to) return null;
  const travel = travelBetween(from, to);
  return { ...travel, isTight: isTight(new Date(before.endsAt), new Date(row.startsAt), travel) };
}

/**
 * The visits that somebody makes, or receives as a seller or a looper, on a civil day, requested or agreed, with the
 * estimated way between them.
 * @throws {DomainError} request.forbidden; request.invalid for what is no day
 */
export async function findDayPlan(
  actor: Actor,
  day: unknown,
  side: PlanSide,
  now = new Date(),
): Promise<DayPlanView> {
  authorize(actor, PLAN_PERMISSIONS[side]);
  if (!isCivilDay(day)) throw new DomainError("request.invalid");
  const { userId } = actor;
  const near = await visitsWithAll()
    .where(side === "buyer" ? "v.buyerId" : "v.hostId", "=", userId)
    .where("v.status", "in", ["pending", "scheduled"])
    // Each home has its own days: a day more on both sides has those of all.
    .where("v.startsAt", ">=", toDbInstant(daysBefore(startOfCivilDay(day), 1)))
    .where("v.startsAt", "<", toDbInstant(daysAfter(startOfCivilDay(day), 2)))
    .orderBy("v.startsAt")
    .execute();
  const rows = near.filter(
    ({ startsAt, communeCode }) => civilDay(fromDbInstant(startsAt), zoneOf(communeCode)) === day,
  );
  const viewpointOf = ({ sellerId }: VisitRow): Viewpoint => {
    if (side === "buyer") return side;
    return sellerId === userId ? "seller" : "ambassador";
  };
  const visits = await toVisits(rows, userId, viewpointOf, now);
  const stops = visits.flatMap((visit, index) => {
    const row = rows[index];
    return row ? [{ visit, travel: travelTo(rows[index - 1], row, side) }] : [];
  });
  return { day, side, stops };
}
