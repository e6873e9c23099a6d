import { DomainError } from "../../kernel/errors.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay, daysAfter, daysBefore, startOfCivilDay } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { givesAddress } from "../rules.ts";
import { isCivilDay } from "../schedule/rules.ts";
import { isTight, travelBetween } from "../travel.ts";
import type { DayPlanView } from "../views.ts";
import { type VisitRow, visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

/** Where a visitor goes, as far as they know it; null by video. */
function pointOf(row: VisitRow): GeoPoint | null {
  if (row.type === "virtual") return null;
  return givesAddress(row)
    ? { lat: row.lat, lng: row.lng }
    : { lat: row.publicLat, lng: row.publicLng };
}

function travelTo(before: VisitRow | undefined, row: VisitRow) {
  const [from, to] = [before && pointOf(before), pointOf(row)];
  if (!before || !from || !to) return null;
  const travel = travelBetween(from, to);
  return { ...travel, isTight: isTight(new Date(before.endsAt), new Date(row.startsAt), travel) };
}

/**
 * The visits that a visitor has on a civil day, requested or agreed, with the estimated way between them.
 * @throws {DomainError} request.forbidden; request.invalid for what is no day
 */
export async function findDayPlan(
  actor: Actor,
  day: unknown,
  now = new Date(),
): Promise<DayPlanView> {
  authorize(actor, "buying.read");
  if (!isCivilDay(day)) throw new DomainError("request.invalid");
  const near = await visitsWithAll()
    .where("v.buyerId", "=", actor.userId)
    .where("v.status", "in", ["pending", "scheduled"])
    // Each home has its own days: a day more on both sides has those of all.
    .where("v.startsAt", ">=", toDbInstant(daysBefore(startOfCivilDay(day), 1)))
    .where("v.startsAt", "<", toDbInstant(daysAfter(startOfCivilDay(day), 2)))
    .orderBy("v.startsAt")
    .execute();
  const rows = near.filter(
    ({ startsAt, communeCode }) => civilDay(fromDbInstant(startsAt), zoneOf(communeCode)) === day,
  );
  const visits = await toVisits(rows, actor.userId, () => "buyer", now);
  const stops = visits.flatMap((visit, index) => {
    const row = rows[index];
    return row ? [{ visit, travel: travelTo(rows[index - 1], row) }] : [];
  });
  return { day, stops };
}
