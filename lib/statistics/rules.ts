import { civilDay } from "../kernel/time.ts";

/** Words by which crawlers, link previews, monitors and scripts name themselves. */
const AUTOMATED =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|pagespeed|monitor|uptime|scrap|curl\/|wget\/|python|java\/|okhttp|go-http|node-fetch|undici|axios/i;

/** Whether a request names itself as no person's browser: crawlers do, and so does what says nothing. */
export function isAutomated(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === "" || AUTOMATED.test(userAgent);
}

/** A browser that loads a page before anybody asked to see it says so in these headers. */
export function isPrefetch(headers: Pick<Headers, "get">): boolean {
  const purposes = [headers.get("sec-purpose"), headers.get("purpose"), headers.get("x-moz")];
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ""));
}

/** Somebody who wrote about a listing, asked to visit it, or made an offer for it. */
export interface Contact {
  listingId: string;
  personId: string;
  at: Date;
}

/**
 * Contacts by listing and civil day: one person who writes, visits and offers on one day is one
 * contact, as one visitor is one view.
 */
export function countContacts(
  contacts: readonly Contact[],
): { listingId: string; day: string; contacts: number }[] {
  const people = new Map<string, { listingId: string; day: string; people: Set<string> }>();
  for (const { listingId, personId, at } of contacts) {
    const day = civilDay(at);
    const key = `${listingId} ${day}`;
    const found = people.get(key) ?? { listingId, day, people: new Set() };
    found.people.add(personId);
    people.set(key, found);
  }
  return [...people.values()].map(({ listingId, day, people: { size: contacts } }) => ({
    listingId,
    day,
    contacts,
  }));
}
