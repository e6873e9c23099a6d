import { DomainError } from "../../../kernel/errors.ts";
import { daysBefore } from "../../../kernel/time.ts";
import { calendarOf, visitEntry } from "../../../listings/visit-entries/entry.ts";
import { entrySite } from "../../../platform/calendar-context.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";
import { visitsWithAll } from "../../queries/visit-rows.ts";
import { CALENDAR_COPY } from "../copy.ts";
import { toCalendarVisit } from "./calendar-visit.ts";

/** Days of visits gone by that a calendar still shows. */
const PAST_DAYS = 90;

/** More than anybody has in its time. */
const MOST_VISITS = 1_000;

/**
 * The calendar that an address' secret leads to: the visits of its person, who comes or receives.
 * @throws {DomainError} calendar.not-found
 */
export async function readFeed(token: string, now = new Date()): Promise<string> {
  const feed = isToken(token)
    ? await reads()
        .selectFrom("CalendarFeed as f")
        .innerJoin("User as u", "u.id", "f.userId")
        .select("f.userId")
        .where("f.tokenHash", "=", tokenHash(token))
        .where("u.erasedAt", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!feed) throw new DomainError("calendar.not-found");
  const { userId } = feed;
  const rows = await visitsWithAll()
    .where((eb) => eb.or([eb("v.buyerId", "=", userId), eb("v.hostId", "=", userId)]))
    .where("v.status", "!=", literal("cancelled"))
    .where("v.startsAt", ">", toDbInstant(daysBefore(now, PAST_DAYS)))
    .orderBy("v.startsAt")
    .limit(MOST_VISITS)
    .execute();
  const shown = rows.filter(
    // A request that lapsed is no visit, even before its job has ended it.
    ({ status, startsAt }) => status !== "pending" || fromDbInstant(startsAt) > now,
  );
  const entries = shown.map((row) =>
    visitEntry(toCalendarVisit(row, row.buyerId === userId), { site: entrySite() }),
  );
  return calendarOf(entries, CALENDAR_COPY.name, now);
}
