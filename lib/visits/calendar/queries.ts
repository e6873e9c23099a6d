import { DomainError } from "../../kernel/errors.ts";
import { daysBefore } from "../../kernel/time.ts";
import { entrySite } from "../../platform/calendar-context.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { isToken, tokenHash } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { findDayPlan } from "../plan/queries.ts";
import { findVisit } from "../queries.ts";
import { type VisitRow, visitsWithAll } from "../shown/queries.ts";
import type { DayPlanView } from "../views.ts";
import { type CalendarVisit, calendarOf, visitEntry } from "./entries.ts";

/** Days of visits gone by that a calendar still shows. */
const PAST_DAYS = 90;
/** More than anybody has in its time. */
const MOST_VISITS = 1_000;

const COPY = {
  name: "Mes visites Loopimmo",
  plan: "Plan de visites",
  travel: ({ kilometres, minutes }: { kilometres: number; minutes: number }) =>
    `Trajet estimé depuis la visite précédente\u00a0: ${minutes}\u00a0min (${String(kilometres).replace(".", ",")}\u00a0km).`,
} as const;

/** A row as it stands in the calendar of one of its two. */
function calendarVisit(row: VisitRow, isVisitor: boolean): CalendarVisit {
  return {
    id: row.id,
    icsSequence: row.icsSequence,
    status: row.status,
    type: row.type,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    title: row.propertyTitle,
    address: row.address,
    postalCode: row.postalCode,
    city: row.city,
    meetingUrl: row.meetingUrl,
    name: isVisitor ? row.hostFirstName : row.visitorName,
    isVisitor,
    link: absoluteUrl(spaceRoutes.visit(row.id)),
  };
}

/** Since when the person has a calendar to subscribe to; null without one. */
export async function findFeed(actor: Actor): Promise<{ createdAt: Date } | null> {
  const row = await reads()
    .selectFrom("CalendarFeed")
    .select("createdAt")
    .where("userId", "=", actor.userId)
    .executeTakeFirst();
  return row ? { createdAt: fromDbInstant(row.createdAt) } : null;
}

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
    .where("v.status", "!=", "cancelled")
    .where("v.startsAt", ">", toDbInstant(daysBefore(now, PAST_DAYS)))
    .orderBy("v.startsAt")
    .limit(MOST_VISITS)
    .execute();
  const shown = rows.filter(
    // A request that lapsed is no visit, even before its job has ended it.
    ({ status, startsAt }) => status !== "pending" || fromDbInstant(startsAt) > now,
  );
  const entries = shown.map((row) =>
    visitEntry(calendarVisit(row, row.buyerId === userId), { site: entrySite() }),
  );
  return calendarOf(entries, COPY.name, now);
}

const rowsOf = (ids: string[]) => visitsWithAll().where("v.id", "in", ids).execute();

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
  const [row] = await rowsOf([id]);
  if (!row) throw new DomainError("visit.not-found");
  const entry = visitEntry(calendarVisit(row, side === "visitor"), { site: entrySite() });
  return calendarOf([entry], COPY.name, now);
}

/**
 * A visitor's visits of one day as one calendar, with the estimated way between them.
 * @throws {DomainError} request.forbidden, request.invalid for what is no day
 */
export async function planCalendar(actor: Actor, day: unknown, now = new Date()): Promise<string> {
  const plan = await findDayPlan(actor, day, now);
  const ids = plan.stops.map(({ visit }) => visit.id);
  const rows = ids.length === 0 ? [] : await rowsOf(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries = plan.stops.flatMap(({ visit, travel }: DayPlanView["stops"][number]) => {
    const row = byId.get(visit.id);
    const notes = travel ? [COPY.travel(travel)] : [];
    return row ? [visitEntry(calendarVisit(row, true), { site: entrySite(), notes })] : [];
  });
  return calendarOf(entries, COPY.plan, now);
}
