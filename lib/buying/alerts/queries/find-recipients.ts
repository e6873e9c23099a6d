import type { ExpressionBuilder } from "kysely";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { SomeListings } from "../../../search/queries/index-listings.ts";
import { storedCriteria } from "../../saved-searches/rules.ts";
import type { AlertEvent } from "../alert-events.ts";
import { concernsFavorites, type Finding, onceAPerson } from "../rules.ts";
import { unwanted } from "./unwanted-listings.ts";

type OfPerson = ExpressionBuilder<Models, "User" | "RoleGrant">;

/** Whether an account is open and its person a buyer: others have no screen of what they saved. */
const isBuyer = (eb: OfPerson) =>
  eb.and([
    eb("User.erasedAt", "is", null),
    eb("RoleGrant.role", "=", literal("buyer")),
    eb("RoleGrant.status", "=", literal("active")),
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

/**
 * The people who have one of the listings among their favourites, did not put it aside, and want to
 * hear of them.
 */
const favoritesOf = (propertyIds: readonly string[]) =>
  reads()
    .selectFrom("Favorite as f")
    .innerJoin("User", "User.id", "f.userId")
    .innerJoin("RoleGrant", "RoleGrant.userId", "f.userId")
    .select(["f.userId", "f.propertyId", "f.createdAt"])
    .where("f.propertyId", "in", propertyIds)
    .leftJoin("NotificationSettings as n", "n.userId", "f.userId")
    .where((eb) => eb.or([eb("f.mark", "is", null), eb("f.mark", "<>", literal("no"))]))
    .where((eb) => eb.or([eb("n.favoriteAlerts", "is", null), eb("n.favoriteAlerts", "=", true)]))
    .where(isBuyer)
    .execute();

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
      const found = new Set((await listings.find(storedCriteria(criteria))).ids);
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
