import type { ListingEventKind } from "../../kernel/property-kinds.ts";

/** A line of the history that a listing's page shows. */
export interface HistoryItem {
  kind: "published" | "price_changed" | "back_on_market" | "under_offer" | "sold";
  /** ISO instant. */
  at: string;
  /** Of a price that changed, in cents. */
  change: { fromCents: number; toCents: number } | null;
}

/** Of events at most: the latest. */
export const HISTORY_LENGTH = 20;

/** An event as it was written. */
export interface ListingEventRow {
  kind: ListingEventKind;
  at: Date;
  fromCents: number | null;
  toCents: number | null;
}

/** The change of a price in percent, as it is written: −4 for 312,000 to 299,000. */
export const changeInPercent = ({ fromCents, toCents }: NonNullable<HistoryItem["change"]>) =>
  Math.round(((toCents - fromCents) / fromCents) * 100);

function publicItem({ kind, at, fromCents, toCents }: ListingEventRow): HistoryItem | null {
  const item = { at: at.toISOString(), change: null };
  switch (kind) {
    case "price_changed":
      return fromCents === null || toCents === null
        ? null
        : { ...item, kind, change: { fromCents, toCents } };
    case "back_on_market":
    case "under_offer":
      return { ...item, kind };
    default:
      // Its pauses are the seller's, its slots are in the calendar; its dates are those of the listing.
      return null;
  }
}

/**
 * The history that everybody may read, the oldest first: empty where it would have the publication alone.
 * @param events from the oldest to the latest
 */
export function historyOf({
  publishedAt,
  soldAt,
  events,
}: {
  publishedAt: Date;
  soldAt: Date | null;
  events: readonly ListingEventRow[];
}): HistoryItem[] {
  const items: HistoryItem[] = [
    { kind: "published", at: publishedAt.toISOString(), change: null },
    ...events.map(publicItem).filter((item) => item !== null),
  ];
  if (soldAt !== null) items.push({ kind: "sold", at: soldAt.toISOString(), change: null });
  return items.length > 1 ? items : [];
}
