import type { CalendarEntry } from "../kernel/calendar.ts";
import { env } from "./env.ts";

/** The host name of the site's address, which tells its calendar entries from others'. */
export const entrySite = () => new URL(env().APP_URL).hostname;

/** Who an entry comes from, and whom it goes to. */
export function entryContext(attendee: NonNullable<CalendarEntry["attendee"]>) {
  const { name, address } = env().MAIL_FROM;
  return { site: entrySite(), organizer: { name: name ?? "", email: address }, attendee };
}
