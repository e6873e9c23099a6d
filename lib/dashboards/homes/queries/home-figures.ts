import { SEARCHABLE_STATUSES } from "../../../kernel/property-kinds.ts";
import { civilDay, shiftCivilDay } from "../../../kernel/time.ts";
import { daysOnline } from "../../../listings/online.ts";
import { reads } from "../../../platform/db/read.ts";
import { type DayFigures, everyDay, totalOf } from "../../analytics/rules.ts";
import { recommendationFor } from "../advice.ts";
import {
  compareViews,
  type DaysOnMarket,
  EFFECT_DAYS,
  effectsOf,
  LINE_DAYS,
  laterDay,
  type PriceChange,
  priceGapOf,
} from "../rules.ts";
import type { HomeFigures } from "../views.ts";
import { likeListings, pricesAround } from "./neighbouring-listings.ts";
import { priceChangesOf } from "./price-changes.ts";
import type { PublishedHome } from "./read-published-homes.ts";

/** Changes of price that are shown of a listing. */
const MOST_CHANGES = 5;

/** The views of listings on the days after one. */
const daysOf = (ids: readonly string[], after: string) =>
  reads()
    .selectFrom("PropertyDay")
    .select(["propertyId", "day", "views"])
    .where("propertyId", "in", ids)
    .where("day", ">", after)
    .execute();

/** The first day whose views are read: that of the lines, and a fortnight before each change that is shown. */
function firstDayOf(changes: Iterable<readonly PriceChange[]>, today: string): string {
  const days = [...changes].flatMap((each) => each.slice(-MOST_CHANGES)).map(({ day }) => day);
  return (
    [shiftCivilDay(today, 1 - LINE_DAYS), ...days.map((day) => shiftCivilDay(day, -EFFECT_DAYS))]
      .sort()
      .at(0) ?? today
  );
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

export async function homeFiguresOf(
  homes: readonly PublishedHome[],
  now: Date,
): Promise<HomeFigures[]> {
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
