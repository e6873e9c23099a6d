import { zoneOf } from "../kernel/place.ts";
import { DAY_MS, HOUR_MS, writingTime, type Zone } from "../kernel/time.ts";
import type { EntryState } from "../listings/visit-entries/rules.ts";

/** Days ahead within which the visits of a looper out of force go to their sellers: what is later may still be theirs. */
const REHOSTING_DAYS = 7;

/** Until when the visits of a looper who is out of force now go to their sellers. */
export const rehostingUntil = (now: Date): Date =>
  new Date(now.getTime() + REHOSTING_DAYS * DAY_MS);

/** How long before a visit its people hear of another host at the latest, where that is known by then. */
const NOTICE_MS = 3 * HOUR_MS;

/**
 * When the people of a visit hear of what a night's job did with it: in the morning, by the clocks of the home, and
 * earlier where that leaves them little time.
 */
export function tellingTime(startsAt: Date, now: Date, zone: Zone): Date {
  const latest = startsAt.getTime() - NOTICE_MS;
  const morning = writingTime(now, zone).getTime();
  return new Date(Math.max(now.getTime(), Math.min(morning, latest)));
}

/** When the people of a visit hear of what was done with it: at once, at night too, of what a person of the team did. */
export const newsTime = (
  { startsAt, property }: { startsAt: Date; property: { communeCode: string } },
  { isByPerson }: { isByPerson: boolean },
  now: Date,
): Date => (isByPerson ? now : tellingTime(startsAt, now, zoneOf(property.communeCode)));

/** A looper has dozens of visits, each with three people to notify: what moves them all takes more than a booking. */
export const LEAVING_TIMEOUT_MS = 20_000;

/** A visit whose looper receives nobody any more. */
interface HostedVisit {
  status: EntryState["status"];
  startsAt: Date;
  hostId: string;
  sellerId: string;
}

/** What the seller of its home can do. */
interface SellerThen {
  /** Whether they still have an account. */
  sells: boolean;
  /** Whether they receive nobody else then, and visit no other home. */
  isFree: boolean;
}

/** What becomes of such a visit. */
export type Rehosting = "stays" | "seller" | "cancelled";

/**
 * What becomes of a visit whose looper receives nobody any more: its seller receives who can, else it is cancelled. What
 * has begun or ended stays as it is, and so does what somebody else receives.
 */
export function rehostingOf(
  { status, startsAt, hostId, sellerId }: HostedVisit,
  { sells, isFree }: SellerThen,
  now: Date,
): Rehosting {
  const isPlanned = status === "pending" || status === "scheduled";
  if (!isPlanned || startsAt.getTime() <= now.getTime() || hostId === sellerId) return "stays";
  return sells && isFree ? "seller" : "cancelled";
}
