import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { PROPERTY_STATUSES } from "../../kernel/property-kinds.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import { paceOf } from "../../listings/rules.ts";
import { knownDaysOnline } from "../../listings/statistics/queries.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { listContacts } from "../../statistics/queries/list-contacts.ts";
import { countContacts } from "../../statistics/rules.ts";
import { type PublishedHome, readPublishedHomes } from "../homes/published/queries.ts";
import { findHomeFigures, listHomeFigures } from "../homes/queries.ts";
import type { HomesView } from "../homes/views.ts";
import { percentChange } from "../rules.ts";
import { type DayFigures, everyDay, MEASURES, PERIODS, type Period, totalOf } from "./rules.ts";
import type { AnalyticsView, AudienceView, HomeAnalyticsView, ListingFigures } from "./views.ts";

/** More than anybody sells by themself. */
const MAX_LISTINGS = 50;

type AudienceDay = Omit<DayFigures, "contacts">;

/** Whose listings are looked at; one alone where it is named. */
interface Whose {
  userId: string;
  propertyId?: string;
}

/** The views and favourites of a person's listings, on the civil days after one and up to another. */
const daysOf = (
  { userId, propertyId }: Whose,
  after: string,
  today: string,
): Promise<AudienceDay[]> =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("PropertyDay as d", "d.propertyId", "p.id")
    .select("d.day")
    .select(({ fn }) => [
      fn.sum<number>("d.views").as("views"),
      fn.sum<number>("d.favorites").as("favorites"),
    ])
    .where("p.sellerId", "=", userId)
    .$if(propertyId !== undefined, (query) => query.where("p.id", "=", propertyId ?? ""))
    .where("d.day", ">", after)
    .where("d.day", "<=", today)
    .groupBy("d.day")
    .orderBy("d.day")
    .execute();

/** Days of views and favourites, with the contacts of each: a day may have nothing but contacts. */
function withContacts(
  days: readonly AudienceDay[],
  contacts: ReturnType<typeof countContacts>,
): DayFigures[] {
  const all = new Map<string, DayFigures>(days.map((row) => [row.day, { ...row, contacts: 0 }]));
  for (const { day, contacts: count } of contacts) {
    const row = all.get(day) ?? { day, views: 0, favorites: 0, contacts: 0 };
    all.set(day, { ...row, contacts: row.contacts + count });
  }
  return [...all.values()];
}

async function audienceOver(
  whose: Whose,
  contacts: ReturnType<typeof countContacts>,
  period: Period,
  now: Date,
): Promise<AudienceView> {
  const today = civilDay(now);
  const known = await daysOf(whose, shiftCivilDay(today, -2 * period), today);
  const rows = withContacts(known, contacts);
  const days = everyDay(rows, today, period);
  const before = everyDay(rows, shiftCivilDay(today, -period), period);
  return {
    period,
    totals: MEASURES.map((measure) => {
      const total = totalOf(days, measure);
      return { measure, total, change: percentChange(total, totalOf(before, measure)) };
    }),
    days,
    before,
  };
}

/**
 * How the actor's listings did day by day over the last thirty days, beside the thirty before, and each of those
 * that are on the market.
 * @throws {DomainError} request.forbidden
 */
export async function getSellerMonth(
  actor: Actor,
  now: Date,
): Promise<HomesView & { audience: AudienceView }> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = listContacts(userId);
  return {
    audience: await audienceOver({ userId }, countContacts(contacts), PERIODS[0], now),
    ...(await listHomeFigures(actor, contacts, now)),
  };
}

/**
 * How one of the actor's listings did over a period, day by day.
 * @throws {DomainError} request.forbidden, listing.not-found: of somebody else, or never published
 */
export async function getHomeAnalytics(
  { propertyId, period }: { propertyId: string; period: Period },
  actor: Actor,
  now: Date,
): Promise<HomeAnalyticsView> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = listContacts(userId).filter(({ listingId }) => listingId === propertyId);
  const home = isId(propertyId) ? await findHomeFigures(propertyId, actor, contacts, now) : null;
  if (!home) throw new DomainError("listing.not-found");
  const whose = { userId, propertyId };
  return { ...(await audienceOver(whose, countContacts(contacts), period, now)), home };
}

/** When it left the market for good, and how. */
const endOf = ({ status }: PublishedHome): ListingFigures["ended"] =>
  status === "sold" || status === "withdrawn" ? status : null;

/** How the actor's listings did over a period, day by day and listing by listing. */
export async function getSellerAnalytics(
  actor: Actor,
  period: Period,
  now: Date,
): Promise<AnalyticsView> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = listContacts(userId);
  const homes = await readPublishedHomes(
    { sellerId: userId, contacts, which: { statuses: PROPERTY_STATUSES }, limit: MAX_LISTINGS + 1 },
    now,
  );
  return {
    ...(await audienceOver({ userId }, countContacts(contacts), period, now)),
    hasMore: homes.length > MAX_LISTINGS,
    listings: await Promise.all(
      homes.slice(0, MAX_LISTINGS).map(async (home): Promise<ListingFigures> => {
        const { id, title, city, funnel, online } = home;
        const known = await knownDaysOnline(home.communeCode, home.type, now);
        return { id, title, city, ended: endOf(home), funnel, ...paceOf(online, known, now) };
      }),
    ),
  };
}
