import { listContacts } from "../../audience/queries.ts";
import { countContacts } from "../../audience/rules.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { PropertyType } from "../../kernel/property-kinds.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import { listingStatistics } from "../../listings/rules.ts";
import { knownDaysOnline, listPauses } from "../../listings/statistics/queries.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { findHomeFigures } from "../homes/queries.ts";
import { percentChange } from "../rules.ts";
import { OFFER_OF_SELLER } from "../standing/sql.ts";
import { type DayFigures, everyDay, MEASURES, PERIODS, type Period, totalOf } from "./rules.ts";
import type { AnalyticsView, AudienceView, HomeAnalyticsView } from "./views.ts";

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

interface ListingRow {
  id: string;
  title: string;
  city: string;
  communeCode: string;
  type: PropertyType;
  status: string;
  viewCount: number;
  favoriteCount: number;
  publishedAt: string;
  soldAt: string | null;
  visits: number;
  offers: number;
}

const listingsOf = preparedRead<{ userId: string }, ListingRow>(
  `SELECT p.id, p.title, c.name AS city, p.communeCode, p.type, p.status, p.viewCount,
     p.favoriteCount, p.publishedAt, p.soldAt,
     (SELECT count(*) FROM Visit v
      WHERE v.propertyId = p.id AND v.status IN ('scheduled', 'completed')) AS visits,
     (SELECT count(*) FROM Offer o WHERE o.propertyId = p.id AND NOT ${OFFER_OF_SELLER}) AS offers
   FROM Property p JOIN Commune c ON c.code = p.communeCode
   WHERE p.sellerId = :userId AND p.publishedAt IS NOT NULL AND p.status <> 'withdrawn'
   ORDER BY p.publishedAt DESC, p.id LIMIT ${MAX_LISTINGS}`,
);

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
 * How the actor's listings did day by day over the last thirty days, beside the thirty before.
 * @throws {DomainError} request.forbidden
 */
export async function getSellerAudience(actor: Actor, now: Date): Promise<AudienceView> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  return audienceOver({ userId }, countContacts(listContacts(userId)), PERIODS[0], now);
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
  const home = isId(propertyId) ? await findHomeFigures(propertyId, actor, now) : null;
  if (!home) throw new DomainError("listing.not-found");
  const { userId } = actor;
  const contacts = countContacts(listContacts(userId)).filter(
    ({ listingId }) => listingId === propertyId,
  );
  return { ...(await audienceOver({ userId, propertyId }, contacts, period, now)), home };
}

/** How the actor's listings did over a period, day by day and listing by listing. */
export async function getSellerAnalytics(
  actor: Actor,
  period: Period,
  now: Date,
): Promise<AnalyticsView> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = countContacts(listContacts(userId));
  const listings = listingsOf().all({ userId });
  const pauses = await listPauses(listings.map(({ id }) => id));
  return {
    ...(await audienceOver({ userId }, contacts, period, now)),
    listings: await Promise.all(
      listings.map(async (row) => {
        const { id, title, city, type, visits, offers } = row;
        const soldAt = row.soldAt === null ? null : new Date(row.soldAt);
        const known = await knownDaysOnline(row.communeCode, type, now);
        const statistics = listingStatistics(
          {
            ...row,
            publishedAt: new Date(row.publishedAt),
            soldAt,
            pauses: pauses.get(id) ?? [],
          },
          known,
          now,
        );
        const sold = row.status === "sold";
        const contacted = contacts
          .filter(({ listingId }) => listingId === id)
          .reduce((sum, each) => sum + each.contacts, 0);
        return {
          id,
          title,
          city,
          type,
          sold,
          contacts: contacted,
          visits,
          offers,
          statistics,
        };
      }),
    ),
  };
}
