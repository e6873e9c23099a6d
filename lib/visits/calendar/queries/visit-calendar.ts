import { DomainError } from "../../../kernel/errors.ts";
import { calendarOf, visitEntry } from "../../../listings/visit-entries/entry.ts";
import { entrySite } from "../../../platform/calendar-context.ts";
import type { Actor } from "../../../policy/actor.ts";
import { findVisit } from "../../queries/find-visit.ts";
import { CALENDAR_COPY } from "../copy.ts";
import { toCalendarVisit, visitRowsOf } from "./calendar-visit.ts";

/**
 * One visit as a calendar's entry, for one of its two.
 * @throws {DomainError} visit.not-found
 */
export async function visitCalendar(
  actor: Actor,
  visitId: string,
  now = new Date(),
): Promise<string> {
  const { id, side } = await findVisit(actor, visitId, now);
  const [row] = await visitRowsOf([id]);
  if (!row) throw new DomainError("visit.not-found");
  const entry = visitEntry(toCalendarVisit(row, side === "visitor"), { site: entrySite() });
  return calendarOf([entry], CALENDAR_COPY.name, now);
}
