import { calendarOf, visitEntry } from "../../../listings/visit-entries/entry.ts";
import { entrySite } from "../../../platform/calendar-context.ts";
import type { Actor } from "../../../policy/actor.ts";
import { findDayPlan } from "../../queries/find-day-plan.ts";
import type { DayPlanView, PlanSide } from "../../views.ts";
import { CALENDAR_COPY } from "../copy.ts";
import { toCalendarVisit, visitRowsOf } from "./calendar-visit.ts";

/**
 * Somebody's visits of one day as one calendar, with the estimated way between them.
 * @throws {DomainError} request.forbidden, request.invalid for what is no day
 */
export async function planCalendar(
  actor: Actor,
  day: unknown,
  side: PlanSide,
  now = new Date(),
): Promise<string> {
  const plan = await findDayPlan(actor, day, side, now);
  const ids = plan.stops.map(({ visit }) => visit.id);
  const rows = ids.length === 0 ? [] : await visitRowsOf(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries = plan.stops.flatMap(({ visit, travel }: DayPlanView["stops"][number]) => {
    const row = byId.get(visit.id);
    const notes = travel ? [CALENDAR_COPY.travel(travel)] : [];
    return row
      ? [visitEntry(toCalendarVisit(row, side === "buyer"), { site: entrySite(), notes })]
      : [];
  });
  return calendarOf(entries, CALENDAR_COPY.plan, now);
}
