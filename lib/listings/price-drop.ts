import { civilDaysBetween, DAY_MS } from "../kernel/time.ts";

/** Days for which a price that went down is shown beside the earlier one. */
export const DROP_DAYS = 30;

/** A change of a published price, as the history has it. */
export interface PriceChange {
  at: Date;
  fromCents: number;
  toCents: number;
}

/** A price that went down: what it was before, and since when. */
export interface PriceDrop {
  fromCents: number;
  at: Date;
}

/**
 * What the last change of a price lowered it from, whenever that was: the lowest price published in the thirty days
 * before it, so that a price that was raised to be lowered again is no lower. Null where it did not go down.
 * @param changes of one listing, from the oldest to the latest
 */
export function lastDrop(changes: readonly PriceChange[]): PriceDrop | null {
  const last = changes.at(-1);
  if (last === undefined) return null;
  const since = last.at.getTime() - DROP_DAYS * DAY_MS;
  const published = changes.filter(({ at }) => at.getTime() >= since).map((each) => each.fromCents);
  const fromCents = Math.min(last.fromCents, ...published);
  return last.toCents < fromCents ? { fromCents, at: last.at } : null;
}

/** Whether a drop is still shown: it ends with a civil day, as the pages that show it do. */
export const isDropShown = ({ at }: PriceDrop, now: Date): boolean =>
  civilDaysBetween(at, now) <= DROP_DAYS;
