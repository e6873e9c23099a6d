import { BRAND } from "../../content/brand.ts";
import { type CalendarEntry, calendarText } from "../../kernel/calendar.ts";

/** Who made our calendars, as their texts say it. */
export const CALENDAR_PRODUCT = `-//${BRAND.name}//Visites//FR`;

/** The name of a visit's entry for its whole life; `site` is the host name of its address. */
export const visitUid = (visitId: string, site: string) => `${visitId}@${site}`;

/** The title of a visit's entry. */
export const visitTitle = (title: string) => `Visite · ${title}`;

/** Takes a visit out of the calendars that it was put in. */
export function cancellationText(
  visit: { id: string; icsSequence: number; startsAt: Date; endsAt: Date; title: string },
  {
    site,
    organizer,
    attendee,
  }: { site: string } & Required<Pick<CalendarEntry, "organizer" | "attendee">>,
  now: Date,
): string {
  const { id, icsSequence, startsAt, endsAt, title } = visit;
  const entry: CalendarEntry = {
    uid: visitUid(id, site),
    sequence: icsSequence,
    status: "CANCELLED",
    startsAt,
    endsAt,
    title: visitTitle(title),
    organizer,
    attendee,
  };
  return calendarText([entry], { method: "CANCEL", productId: CALENDAR_PRODUCT }, now);
}
