import { reads } from "../../../platform/db/read.ts";
import { type AlertSubject, readUnsubscribeToken } from "../links.ts";
import { hasFavoriteAlerts } from "./has-favorite-alerts.ts";

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
