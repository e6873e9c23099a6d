import type { ListingEventKind } from "../../kernel/property-kinds.ts";
import {
  civilDay,
  clockTime,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  shiftCivilDay,
  startOfCivilDay,
} from "../../kernel/time.ts";
import type { AlertFrequency } from "../saved-searches/frequencies.ts";

/** What the history of a listing holds (ListingEvent). */
export interface ListingEvent {
  seq: number;
  propertyId: string;
  kind: ListingEventKind;
  at: Date;
  fromCents: number | null;
  toCents: number | null;
}

/** What an alert reports about a listing, that which counts most first. */
const ALERT_KINDS = ["published", "back_on_market", "price_dropped", "slot_opened"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * What an alert reports about an event; null where it is silent about it: a price that rose, a home
 * that is no longer for sale.
 */
export function alertKindOf({
  kind,
  fromCents,
  toCents,
}: Pick<ListingEvent, "kind" | "fromCents" | "toCents">): AlertKind | null {
  if (kind !== "price_changed") return ALERT_KINDS.find((each) => each === kind) ?? null;
  return fromCents !== null && toCents !== null && toCents < fromCents ? "price_dropped" : null;
}

/**
 * Whether people who have the listing among their favourites are notified of it: they know that it
 * was published.
 */
export const concernsFavorites = (kind: AlertKind): boolean => kind !== "published";

/** The hour of Paris at which alerts of a day or a week are sent. */
const SEND_HOUR = 8;
const MONDAY = 1;

/** The instant at which the clocks of Paris show that hour, on a day. */
function atSendHour(day: string): Date {
  const instant = new Date(startOfCivilDay(day).getTime() + SEND_HOUR * HOUR_MS);
  // A change of the clocks that night moves it by an hour.
  const [hours = 0, minutes = 0] = clockTime(instant).split(":").map(Number);
  return new Date(instant.getTime() + (SEND_HOUR * 60 - hours * 60 - minutes) * MINUTE_MS);
}

/** The last time, until now, at which alerts of that frequency were due. */
export function lastSending(frequency: AlertFrequency, now: Date): Date {
  if (frequency === "instant") return now;
  let day = civilDay(now);
  if (atSendHour(day) > now) day = shiftCivilDay(day, -1);
  if (frequency === "weekly") {
    const weekday = new Date(Date.parse(day)).getUTCDay();
    day = shiftCivilDay(day, -((weekday - MONDAY + 7) % 7));
  }
  return atSendHour(day);
}

/** How soon an alert of that frequency is sent: an event that several find belongs to the soonest. */
const SOONEST: Record<AlertFrequency, number> = { instant: 0, daily: 2, weekly: 3 };
const OF_A_FAVORITE = 1;

/** What a person is to hear of an event by: a search, or (null) their favourites. */
export interface Finding {
  userId: string;
  eventSeq: number;
  search: { id: string; frequency: AlertFrequency } | null;
}

const rankOf = ({ search }: Finding) =>
  search === null ? OF_A_FAVORITE : SOONEST[search.frequency];

/** Each event once a person, by whatever reports it soonest, and the first of those. */
export function onceAPerson(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.userId} ${finding.eventSeq}`;
    const known = first.get(key);
    if (!known || rankOf(finding) < rankOf(known)) first.set(key, finding);
  }
  return [...first.values()];
}

/** An event that is to be sent, with what its listing is now. */
export interface DueEvent extends Pick<ListingEvent, "seq" | "kind" | "fromCents" | "toCents"> {
  listing: { id: string; title: string; priceCents: number };
}

/** A line of an alert. */
export interface AlertLine {
  listingId: string;
  title: string;
  what: AlertKind;
  priceCents: number;
  /** What it cost before it dropped. */
  fromCents: number | null;
}

/** Most listings that one alert names: the others are counted. */
const MAX_LINES = 10;

/**
 * What an alert tells: a line a listing, of what counts most, at what it costs now. A price that went down
 * and up again is none.
 */
export function alertLines(events: readonly DueEvent[]): { lines: AlertLine[]; more: number } {
  const byListing = new Map<string, AlertLine>();
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) {
    const what = alertKindOf(event);
    const { id, title, priceCents } = event.listing;
    if (what === null) continue;
    const known = byListing.get(id);
    // Several steps down are one, from where they began.
    const from = what === "price_dropped" ? (known?.fromCents ?? event.fromCents) : null;
    const fromCents = from ?? known?.fromCents ?? null;
    const first =
      known && ALERT_KINDS.indexOf(known.what) < ALERT_KINDS.indexOf(what) ? known.what : what;
    byListing.set(id, { listingId: id, title, what: first, priceCents, fromCents });
  }
  const all = [...byListing.values()].filter(
    ({ what, fromCents, priceCents }) =>
      what !== "price_dropped" || (fromCents !== null && priceCents < fromCents),
  );
  return { lines: all.slice(0, MAX_LINES), more: Math.max(0, all.length - MAX_LINES) };
}

/** Days of which a saved search shows what its alert would have sent. */
export const PREVIEW_DAYS = 7;

/** Days for which what was sent is stored: long after any event could be read twice. */
const RETENTION_DAYS = 90;

/** Before when what was sent is deleted. */
export const retainedFrom = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
