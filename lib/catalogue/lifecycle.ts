import { DAY_MS } from "../kernel/time.ts";
import type { PropertyStatus } from "../listings/kinds.ts";
import type { Draw, Weighted } from "./draw.ts";
import type { Place } from "./world.ts";

/** Where a listing stands at `now`, and when it got there. Epoch milliseconds. */
export interface Lifecycle {
  status: PropertyStatus;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  soldAt: number | null;
  withdrawnAt: number | null;
  viewCount: number;
  favoriteCount: number;
}

/** How far back the catalogue goes. */
const HISTORY_DAYS = 540;

const STATUSES: Weighted<PropertyStatus> = [
  ["active", 815],
  ["under_offer", 65],
  ["sold", 75],
  ["paused", 25],
  ["draft", 12],
  ["in_review", 4],
  ["withdrawn", 4],
];

/** Mean views a day while online, by size of the commune. */
const DAILY_VIEWS = { metropolis: 11, city: 8, town: 5, village: 3 } as const;

/**
 * Draws the life of a listing over the last eighteen months: created, then published, then
 * perhaps sold or withdrawn, never after `now` (epoch milliseconds). A dear listing (`ambition`
 * above 1) stays longer and is looked at less.
 */
export function drawLifecycle(
  draw: Draw,
  place: Place,
  { now, ambition }: { now: number; ambition: number },
): Lifecycle {
  const status = draw.weighted(STATUSES);
  if (status === "draft" || status === "in_review") return unpublished(draw, status, now);
  const [ageDays, onlineDays] = drawAges(draw, status, ambition);
  const publishedAt = now - ageDays * DAY_MS;
  const endedAt = publishedAt + onlineDays * DAY_MS;
  const createdAt = publishedAt - draw.between(0.1, 18) * DAY_MS;
  const viewCount = drawViews(draw, place, onlineDays, ambition);
  const ended = status === "sold" || status === "withdrawn";
  return {
    status,
    createdAt: Math.round(createdAt),
    updatedAt: Math.round(ended ? endedAt : draw.between(publishedAt, now)),
    publishedAt: Math.round(publishedAt),
    soldAt: status === "sold" ? Math.round(endedAt) : null,
    withdrawnAt: status === "withdrawn" ? Math.round(endedAt) : null,
    viewCount,
    favoriteCount: Math.round((viewCount * draw.between(0.012, 0.062)) / ambition),
  };
}

function unpublished(draw: Draw, status: "draft" | "in_review", now: number): Lifecycle {
  const createdAt = now - draw.between(0.2, 40) * DAY_MS;
  return {
    status,
    createdAt: Math.round(createdAt),
    updatedAt: Math.round(draw.between(createdAt, now)),
    publishedAt: null,
    soldAt: null,
    withdrawnAt: null,
    viewCount: 0,
    favoriteCount: 0,
  };
}

/** Days since publication and days online; the second is never more than the first. */
function drawAges(draw: Draw, status: PropertyStatus, ambition: number): [number, number] {
  // Waiting times are exponential: many listings are fresh, a few have been there for a year.
  const wait = -Math.log(1 - draw.next() * 0.998);
  switch (status) {
    case "sold":
    case "withdrawn": {
      const online = Math.min(300, 12 + wait * 62 * ambition ** 2);
      const since = draw.next() * (HISTORY_DAYS - online);
      return [since + online, online];
    }
    case "under_offer": {
      const age = Math.min(HISTORY_DAYS, 10 + wait * 60 * ambition ** 2);
      return [age, age];
    }
    default: {
      const age = Math.min(HISTORY_DAYS, 0.1 + wait * 78 * ambition ** 3);
      return [age, age];
    }
  }
}

/** Views pile up fast in the first week, then settle. */
function drawViews(draw: Draw, place: Place, onlineDays: number, ambition: number): number {
  const daily = DAILY_VIEWS[place.settlement] * (place.sea ? 1.3 : 1);
  const firstWeek = Math.min(onlineDays, 7) * daily * 2.4;
  const later = Math.max(0, onlineDays - 7) * daily * 0.7;
  return Math.round(((firstWeek + later) * draw.between(0.45, 1.6)) / ambition ** 2);
}
