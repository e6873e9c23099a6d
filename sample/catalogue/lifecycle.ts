import type { PropertyStatus } from "../../lib/kernel/property-kinds.ts";
import { DAY_MS } from "../../lib/kernel/time.ts";
import type { Draw, Weighted } from "./draw.ts";
import { SALE_DAYS } from "./sale.ts";

/** Where a listing stands at `now`, and when it got there. Epoch milliseconds. */
export interface Lifecycle {
  status: PropertyStatus;
  createdAt: number;
  updatedAt: number;
  publishedAt: number | null;
  soldAt: number | null;
  withdrawnAt: number | null;
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

/**
 * Draws the life of a listing over the last eighteen months: created, then published, then
 * perhaps sold or withdrawn, never after `now` (epoch milliseconds). A dear listing (`ambition`
 * above 1) stays longer. Nobody looks at it or keeps it: views and favourites are counted, never drawn.
 */
export function drawLifecycle(
  draw: Draw,
  { now, ambition }: { now: number; ambition: number },
): Lifecycle {
  const status = draw.weighted(STATUSES);
  if (status === "draft" || status === "in_review") return unpublished(draw, status, now);
  const [ageDays, onlineDays] = drawAges(draw, status, ambition);
  const publishedAt = now - ageDays * DAY_MS;
  const endedAt = publishedAt + onlineDays * DAY_MS;
  const createdAt = publishedAt - draw.between(0.1, 18) * DAY_MS;
  const ended = status === "sold" || status === "withdrawn";
  return {
    status,
    createdAt: Math.round(createdAt),
    updatedAt: Math.round(ended ? endedAt : draw.between(publishedAt, now)),
    publishedAt: Math.round(publishedAt),
    soldAt: status === "sold" ? Math.round(endedAt) : null,
    withdrawnAt: status === "withdrawn" ? Math.round(endedAt) : null,
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
  };
}

/** Days since publication and days online; the second is never more than the first. */
function drawAges(draw: Draw, status: PropertyStatus, ambition: number): [number, number] {
  // Waiting times are exponential: many listings are fresh, a few have been there for a year.
  const wait = -Math.log(1 - draw.next() * 0.998);
  switch (status) {
    case "sold":
    case "withdrawn": {
      // From an accepted offer to the deed it takes some months.
      const least = status === "sold" ? SALE_DAYS.most + 6 : 12;
      const online = Math.min(300, least + wait * 62 * ambition ** 2);
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
