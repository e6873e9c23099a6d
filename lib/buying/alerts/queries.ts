import type { ExpressionBuilder } from "kysely";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { SomeListings } from "../../search/queries.ts";
import type { AlertFrequency } from "../saved-searches/frequencies.ts";
import { storedCriteria } from "../saved-searches/rules.ts";
import { type AlertSubject, readUnsubscribeToken } from "./links.ts";
import {
  type AlertKind,
  alertKindOf,
  concernsFavorites,
  type Finding,
  type ListingEvent,
  lastSending,
  onceAPerson,
} from "./rules.ts";

/** An event that somebody may be told of: the listing is for sale now. */
export interface AlertEvent extends ListingEvent {
  alert: AlertKind;
  sellerId: string;
  ambassadorId: string | null;
}

/** The last event that alerts were made of; 0 before the first. */
export async function alertProgress(): Promise<number> {
  const row = await reads().selectFrom("AlertProgress").select("seq").executeTakeFirst();
  return row?.seq ?? 0;
}

/** The events after a place in the history, the oldest first, and which of them alerts tell of. */
export async function listEventsAfter(
  seq: number,
  limit: number,
): Promise<{ last: number; events: AlertEvent[] }> {
  const rows = await reads()
    .selectFrom("ListingEvent as e")
    .innerJoin("Property as p", "p.id", "e.propertyId")
    .select(["e.seq", "e.propertyId", "e.kind", "e.at", "e.fromCents", "e.toCents"])
    .select(["p.sellerId", "p.ambassadorId", "p.status"])
    .where("e.seq", ">", seq)
    .orderBy("e.seq")
    .limit(limit)
    .execute();
  const events = rows.flatMap(({ status, at, ...row }) => {
    const alert = alertKindOf(row);
    return alert === null || status !== "active" ? [] : [{ ...row, at: fromDbInstant(at), alert }];
  });
  return { last: rows.at(-1)?.seq ?? seq, events };
}

type OfPerson = ExpressionBuilder<Models, "User" | "RoleGrant">;

/** Whether an account is open and its person a buyer: others have no screen of what they saved. */
const isBuyer = (eb: OfPerson) =>
  eb.and([
    eb("User.erasedAt", "is", null),
    eb("RoleGrant.role", "=", "buyer"),
    eb("RoleGrant.status", "=", "active"),
  ]);

/** Searches that are read at once. */
const PAGE = 500;

/** The searches with an alert, page by page. */
async function* searchesWithAlert() {
  for (let after = ""; ; ) {
    const rows = await reads()
      .selectFrom("SavedSearch as s")
      .innerJoin("User", "User.id", "s.userId")
      .innerJoin("RoleGrant", "RoleGrant.userId", "s.userId")
      .select(["s.id", "s.userId", "s.criteria", "s.frequency", "s.createdAt"])
      .where("s.alertEnabled", "=", true)
      .where(isBuyer)
      .where("s.id", ">", after)
      .orderBy("s.id")
      .limit(PAGE)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Who has one of the listings among their favourites, did not put it aside, and wants to hear of them. */
const favoritesOf = (propertyIds: readonly string[]) =>
  reads()
    .selectFrom("Favorite as f")
    .innerJoin("User", "User.id", "f.userId")
    .innerJoin("RoleGrant", "RoleGrant.userId", "f.userId")
    .select(["f.userId", "f.propertyId", "f.createdAt"])
    .where("f.propertyId", "in", propertyIds)
    .leftJoin("NotificationSettings as n", "n.userId", "f.userId")
    .where((eb) => eb.or([eb("f.mark", "is", null), eb("f.mark", "<>", "no")]))
    .where((eb) => eb.or([eb("n.favoriteAlerts", "is", null), eb("n.favoriteAlerts", "=", true)]))
    .where(isBuyer)
    .execute();

/** Who wants to hear of one of the listings no more: they hid it, or marked it so. As "person listing"; of one person, or of all. */
export async function unwanted(
  propertyIds: readonly string[],
  userId?: string,
): Promise<ReadonlySet<string>> {
  if (propertyIds.length === 0) return new Set();
  const [hidden, refused] = await Promise.all([
    reads()
      .selectFrom("HiddenListing")
      .select(["userId", "propertyId"])
      .where("propertyId", "in", propertyIds)
      .$if(userId !== undefined, (query) => query.where("userId", "=", userId ?? ""))
      .execute(),
    reads()
      .selectFrom("Favorite")
      .select(["userId", "propertyId"])
      .where("propertyId", "in", propertyIds)
      .where("mark", "=", "no")
      .$if(userId !== undefined, (query) => query.where("userId", "=", userId ?? ""))
      .execute(),
  ]);
  return new Set([...hidden, ...refused].map((row) => `${row.userId} ${row.propertyId}`));
}

/**
 * Who is to hear of some events, each once: by a search that was saved before and finds the listing as it is
 * now, or by their favourites. Never who sells it, nor who has it in charge.
 * @param listings an index of the events' listings
 */
export async function findRecipients(
  events: readonly AlertEvent[],
  listings: SomeListings,
): Promise<Finding[]> {
  if (events.length === 0) return [];
  const propertyIds = [...new Set(events.map(({ propertyId }) => propertyId))];
  const silent = await unwanted(propertyIds);
  const findings: Finding[] = [];
  const add = (event: AlertEvent, since: Date, userId: string, search: Finding["search"]) => {
    if (userId === event.sellerId || userId === event.ambassadorId || since > event.at) return;
    if (silent.has(`${userId} ${event.propertyId}`)) return;
    findings.push({ userId, eventSeq: event.seq, search });
  };
  for await (const page of searchesWithAlert()) {
    for (const { id, userId, criteria, frequency, createdAt } of page) {
      const found = new Set(listings.find(storedCriteria(criteria)).ids);
      if (found.size === 0) continue;
      for (const event of events) {
        if (!found.has(event.propertyId)) continue;
        add(event, fromDbInstant(createdAt), userId, { id, frequency });
      }
    }
  }
  for (const { userId, propertyId, createdAt } of await favoritesOf(propertyIds)) {
    for (const event of events) {
      if (event.propertyId !== propertyId || !concernsFavorites(event.alert)) continue;
      add(event, fromDbInstant(createdAt), userId, null);
    }
  }
  return onceAPerson(findings);
}

/** What one alert is made of: the unsent events of a person by a search, or (null) by their favourites. */
export interface DueAlert {
  userId: string;
  searchId: string | null;
  /** Until when what was found is due. */
  until: Date;
}

const unsent = () =>
  reads()
    .selectFrom("SearchAlertItem as i")
    .leftJoin("SavedSearch as s", "s.id", "i.searchId")
    .select(["i.userId", "i.searchId"])
    .where("i.sentAt", "is", null)
    .groupBy(["i.userId", "i.searchId"]);

/** Alerts that are due now, at most `limit` of each frequency. */
export async function listDueAlerts(now: Date, limit: number): Promise<DueAlert[]> {
  const atOnce = await unsent()
    .where((eb) => eb.or([eb("i.searchId", "is", null), eb("s.frequency", "=", "instant")]))
    .limit(limit)
    .execute();
  const due: DueAlert[] = atOnce.map((row) => ({ ...row, until: now }));
  for (const frequency of ["daily", "weekly"] as const satisfies AlertFrequency[]) {
    const until = lastSending(frequency, now);
    const rows = await unsent()
      .where("s.frequency", "=", frequency)
      .where("i.createdAt", "<=", toDbInstant(until))
      .limit(limit)
      .execute();
    due.push(...rows.map((row) => ({ ...row, until })));
  }
  return due;
}

/** What the link of an alert ends, as its page tells it. */
export interface UnsubscribeView {
  /** The search's name; null for the favourites, or where it is gone. */
  search: string | null;
  kind: "search" | "favorites";
  /** Whether it was ended already. */
  ended: boolean;
  /** What stays on: the alerts of how many searches, besides this one, and that of the favourites. */
  others: { searches: number; favorites: boolean };
}

/** Whether a person is told of what happens to their favourites. */
export async function hasFavoriteAlerts({ userId }: { userId: string }): Promise<boolean> {
  const row = await reads()
    .selectFrom("NotificationSettings")
    .select("favoriteAlerts")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return Boolean(row?.favoriteAlerts ?? true);
}

/** What a link ends; null where it is forged, or its person's account is gone. */
export async function findUnsubscription(token: unknown): Promise<UnsubscribeView | null> {
  const subject: AlertSubject | null = readUnsubscribeToken(token);
  if (!subject) return null;
  const { userId, searchId } = subject;
  const person = await reads()
    .selectFrom("User")
    .select("id")
    .where("id", "=", userId)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  if (!person) return null;
  const { count } = await reads()
    .selectFrom("SavedSearch")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("alertEnabled", "=", true)
    .$if(searchId !== null, (query) => query.where("id", "<>", searchId ?? ""))
    .executeTakeFirstOrThrow();
  const favorites = await hasFavoriteAlerts({ userId });
  if (searchId === null) {
    const others = { searches: count, favorites: false };
    return { kind: "favorites", search: null, ended: !favorites, others };
  }
  const search = await reads()
    .selectFrom("SavedSearch")
    .select(["name", "alertEnabled"])
    .where("id", "=", searchId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return {
    kind: "search",
    search: search?.name ?? null,
    ended: !search?.alertEnabled,
    others: { searches: count, favorites },
  };
}
