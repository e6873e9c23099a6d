import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import { daysOnline } from "../../listings/online.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { Contact } from "../../statistics/rules.ts";
import { type DayFigures, everyDay, totalOf } from "../analytics/rules.ts";
import { recommendationFor } from "./advice.ts";
import { likeListings, pricesAround } from "./market/queries.ts";
import { type PublishedHome, readPublishedHomes } from "./published/queries.ts";
import {
  changesByDay,
  compareViews,
  type DaysOnMarket,
  EFFECT_DAYS,
  effectsOf,
  LINE_DAYS,
  laterDay,
  type PriceChange,
  priceGapOf,
} from "./rules.ts";
import type { HomeFigures, HomesView } from "./views.ts";

/** Listings that the dashboard has a row for. */
const MOST_ROWS = 20;
/** Changes of price that are shown of a listing. */
const MOST_CHANGES = 5;

const ON_MARKET: readonly PropertyStatus[] = ["active", "under_offer", "paused"];

/** The views of listings on the days after one. */
const daysOf = (ids: readonly string[], after: string) =>
  reads()
    .selectFrom("PropertyDay")
    .select(["propertyId", "day", "views"])
    .where("propertyId", "in", ids)
    .where("day", ">", after)
    .execute();

/** The changes of price of listings, by listing, the earliest first. */
async function priceChangesOf(ids: readonly string[]): Promise<Map<string, PriceChange[]>> {
  const rows = await reads()
    .selectFrom("ListingEvent")
    .select(["propertyId", "at", "fromCents", "toCents"])
    .where("propertyId", "in", ids)
    .where("kind", "=", "price_changed")
    .orderBy("seq")
    .execute();
  const changes = new Map<string, PriceChange[]>(ids.map((id) => [id, []]));
  for (const { propertyId, at, fromCents, toCents } of rows) {
    if (fromCents === null || toCents === null) continue;
    changes.get(propertyId)?.push({ day: civilDay(fromDbInstant(at)), fromCents, toCents });
  }
  return new Map([...changes].map(([id, each]) => [id, changesByDay(each)]));
}

/** The first day whose views are read: that of the lines, and a fortnight before each change that is shown. */
function firstDayOf(changes: Iterable<readonly PriceChange[]>, today: string): string {
  const days = [...changes].flatMap((each) => each.slice(-MOST_CHANGES)).map(({ day }) => day);
  return (
    [shiftCivilDay(today, 1 - LINE_DAYS), ...days.map((day) => shiftCivilDay(day, -EFFECT_DAYS))]
      .sort()
      .at(0) ?? today
  );
}

/**
 * How a seller's listings do that are on the market, or paused: a row each, the latest published first.
 * @param contacts of the seller's listings (lib/audience)
 * @throws {DomainError} request.forbidden
 */
export async function listHomeFigures(
  actor: Actor,
  contacts: readonly Contact[],
  now: Date,
): Promise<HomesView> {
  authorize(actor, "selling.figures");
  const homes = await readPublishedHomes(
    { sellerId: actor.userId, contacts, which: { statuses: ON_MARKET }, limit: MOST_ROWS + 1 },
    now,
  );
  return {
    homes: await figuresOf(homes.slice(0, MOST_ROWS), now),
    hasMore: homes.length > MOST_ROWS,
  };
}

/**
 * One listing of the actor's that was published once, whatever became of it; null for another.
 * @param contacts of the seller's listings
 * @throws {DomainError} request.forbidden
 */
export async function findHomeFigures(
  propertyId: string,
  actor: Actor,
  contacts: readonly Contact[],
  now: Date,
): Promise<HomeFigures | null> {
  authorize(actor, "selling.figures");
  const homes = await readPublishedHomes(
    { sellerId: actor.userId, contacts, which: { propertyId }, limit: 1 },
    now,
  );
  const [home] = await figuresOf(homes, now);
  return home ?? null;
}

/** When it could be seen, by civil days. */
function daysOnMarket({ online }: PublishedHome, now: Date): DaysOnMarket {
  const pauses = online.pauses.map(({ startedAt, endedAt }) => ({
    from: civilDay(startedAt),
    to: endedAt === null ? null : civilDay(endedAt),
  }));
  return {
    first: civilDay(online.publishedAt),
    last: civilDay(online.soldAt ?? now),
    // Of the day on which a pause begins or ends, a part was lost as well.
    isAway: (day) => pauses.some(({ from, to }) => day >= from && (to === null || day <= to)),
  };
}

/** Where what is recommended is done: the offer, the visit, or the change that is open. */
function subjectOf(home: PublishedHome, recommendation: HomeFigures["recommendation"]) {
  if (recommendation === "answer-offers") return home.waitingOfferId;
  if (recommendation === "answer-visits") return home.waitingVisitId;
  return home.revision?.id ?? null;
}

async function figuresOf(homes: readonly PublishedHome[], now: Date): Promise<HomeFigures[]> {
  if (homes.length === 0) return [];
  const ids = homes.map(({ id }) => id);
  const today = civilDay(now);
  const lineAfter = shiftCivilDay(today, -LINE_DAYS);
  /** The day of the publication is not compared: part of it was before. */
  const comparedAfter = ({ online: { publishedAt } }: PublishedHome) =>
    laterDay(civilDay(publishedAt), lineAfter);
  const changes = await priceChangesOf(ids);
  const rows = await daysOf(ids, shiftCivilDay(firstDayOf(changes.values(), today), -1));
  const likes = await likeListings(
    homes.map((home) => ({ id: home.id, after: comparedAfter(home) })),
  );
  const prices = await pricesAround(ids);
  return homes.map((home): HomeFigures => {
    const { id, title, city, status, priceCents, photo, funnel, revision } = home;
    const own = rows
      .filter((day) => day.propertyId === id)
      .map(({ day, views }): DayFigures => ({ day, views, favorites: 0, contacts: 0 }));
    const line = everyDay(own, today, LINE_DAYS);
    const after = comparedAfter(home);
    const compared = line.filter(({ day }) => day > after);
    const isShown = SEARCHABLE_STATUSES.some((each) => each === status);
    const comparison = compareViews(
      isShown
        ? {
            days: compared.length,
            views: totalOf(compared, "views"),
            like: likes.find((each) => each.id === id) ?? { listings: 0, views: 0 },
          }
        : null,
    );
    const priceGap = isShown
      ? priceGapOf(
          home,
          prices.find((each) => each.id === id),
        )
      : null;
    const online = daysOnline(home.online, now);
    const recommendation = recommendationFor({
      ...home,
      daysOnline: online,
      isInReview: revision?.status === "in_review",
      comparison,
      priceGap,
    });
    return {
      id,
      title,
      city,
      status,
      priceCents,
      photo,
      daysOnline: online,
      line: line.map(({ day, views }) => ({ day, views })),
      funnel,
      comparison,
      priceGap,
      priceEffects: effectsOf(changes.get(id) ?? [], own, daysOnMarket(home, now))
        .slice(-MOST_CHANGES)
        .reverse(),
      recommendation,
      subjectId: subjectOf(home, recommendation),
    };
  });
}
