import { daysBefore } from "../../../kernel/time.ts";
import { listCards } from "../../../listings/cards/queries.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { indexListings } from "../../../search/queries.ts";
import { listSavedSearches } from "../../saved-searches/queries.ts";
import type { SavedSearchView, SearchWithWeek, WeekView } from "../../saved-searches/views.ts";
import { unwanted } from "../queries.ts";
import {
  type AlertKind,
  type AlertLine,
  alertLines,
  type ListingEvent,
  PREVIEW_DAYS,
} from "../rules.ts";

/** Most events that a preview looks at, the latest: a country's busiest week is told by its last days. */
const MOST_EVENTS = 5_000;
/** Listings that a preview shows of each search. */
const SHOWN = 3;

interface RecentEvent extends Omit<ListingEvent, "seq"> {
  seq: number;
  sellerId: string;
  ambassadorId: string | null;
  title: string;
  priceCents: number;
}

/** What happened over the last days to listings that are for sale now, the latest first. */
async function recentEvents(now: Date): Promise<RecentEvent[]> {
  const rows = await reads()
    .selectFrom("ListingEvent as e")
    .innerJoin("Property as p", "p.id", "e.propertyId")
    .select(["e.seq", "e.propertyId", "e.kind", "e.at", "e.fromCents", "e.toCents"])
    .select(["p.sellerId", "p.ambassadorId", "p.title", "p.priceCents"])
    .where("e.at", ">=", toDbInstant(daysBefore(now, PREVIEW_DAYS)))
    .where("e.at", "<=", toDbInstant(now))
    .where("p.status", "=", "active")
    .orderBy("e.seq", "desc")
    .limit(MOST_EVENTS)
    .execute();
  return rows.map((row) => ({ ...row, at: fromDbInstant(row.at) }));
}

interface Line extends AlertLine {
  at: Date;
}

/** The lines of the listings that a search finds, the latest first. */
function linesOf(events: readonly RecentEvent[], found: ReadonlySet<string>): Line[] {
  const own = events.filter(({ propertyId }) => found.has(propertyId));
  const latest = new Map<string, Date>();
  for (const { propertyId, at } of own) if (!latest.has(propertyId)) latest.set(propertyId, at);
  return [...latest].flatMap(([id, at]) =>
    alertLines(
      own
        .filter(({ propertyId }) => propertyId === id)
        .map(({ title, priceCents, ...event }) => ({
          ...event,
          listing: { id, title, priceCents },
        })),
    ).lines.map((line) => ({ ...line, at })),
  );
}

/**
 * The searches that a person saved, each with what its alert would have sent over the last seven days. One
 * index of what happened is made for all of them.
 * @throws {DomainError} request.forbidden
 */
export async function listSearchesWithWeek(
  actor: Actor,
  now = new Date(),
): Promise<SearchWithWeek[]> {
  authorize(actor, "buying.read");
  const searches = await listSavedSearches(actor);
  if (searches.length === 0) return [];
  const { userId } = actor;
  const recent = await recentEvents(now);
  const silent = await unwanted(
    recent.map(({ propertyId }) => propertyId),
    userId,
  );
  const events = recent.filter(
    ({ sellerId, ambassadorId, propertyId }) =>
      ![sellerId, ambassadorId].includes(userId) && !silent.has(`${userId} ${propertyId}`),
  );
  const listings = await indexListings(events.map(({ propertyId }) => propertyId));
  if (!listings) return searches.map((search) => ({ ...search, week: null }));
  return Promise.all(
    searches.map(async (search) => {
      const { ids, total } = listings.find({ ...search.criteria, sort: "newest" });
      return { ...search, week: await weekOf(linesOf(events, new Set(ids)), ids.length, total) };
    }),
  );
}

async function weekOf(lines: readonly Line[], read: number, total: number): Promise<WeekView> {
  const shown = [...lines].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN);
  const cards = await listCards(shown.map(({ listingId }) => listingId));
  return {
    // What went up in price is found and not told: exact for the first page, close beyond it.
    total: total - (read - lines.length),
    lines: shown.flatMap(({ listingId, what, at, fromCents }) => {
      const card = cards.find(({ id }) => id === listingId);
      if (!card) return [];
      const { id, title, city, priceCents } = card;
      return [{ id, title, city, what, at, priceCents, fromCents }];
    }),
  };
}

/** The listings of each search that something happened to lately: their ids, by the search's. */
export async function newsOfSearches(
  searches: readonly Pick<SavedSearchView, "id" | "criteria">[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AlertKind>>> {
  const events = searches.length > 0 ? await recentEvents(now) : [];
  const listings = await indexListings(events.map(({ propertyId }) => propertyId));
  return new Map(
    searches.map(({ id, criteria }) => {
      const found = new Set(listings?.find({ ...criteria, sort: "newest" }).ids);
      return [id, new Map(linesOf(events, found).map(({ listingId, what }) => [listingId, what]))];
    }),
  );
}
