import type { z } from "zod";
import type { meSchema } from "@/lib/accounts/views";
import { sendFailureText } from "@/lib/content/send-failures";
import { failureOfAnswer, failureOfError } from "@/lib/kernel/send-failure";

export type Me = z.infer<typeof meSchema>;

/** Who is signed in, as a public page may know; null for nobody, or where that can't be learnt. */
export async function fetchMe(): Promise<Me | null> {
  try {
    const response = await fetch("/api/me", { headers: { accept: "application/json" } });
    if (!response.ok) return null;
    // What stands between may answer in the site's place, with something else.
    const answer = (await response.json()) as { me?: Me | null } | null;
    return answer?.me ?? null;
  } catch {
    return null;
  }
}

/** Posts to a call. @returns null where there was no answer */
const post = (address: string, body: unknown): Promise<Response | null> =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);

/**
 * Puts a listing among the person's own, or takes it away. A person who leaves the page at once has
 * pressed all the same.
 * @returns the status; 0 where there was no answer
 */
export async function putListing(
  list: "favorites" | "hidden-listings",
  id: string,
  isIn: boolean,
): Promise<number> {
  const address = `/api/${list}/${encodeURIComponent(id)}`;
  const method = isIn ? "PUT" : "DELETE";
  const response = await fetch(address, { method, keepalive: true }).catch(() => null);
  return response?.status ?? 0;
}

/** Gives the person what this browser holds. @returns all of their favourites; null where it failed. */
export async function sendHeld(
  listingIds: readonly string[],
  asBuyer: boolean,
): Promise<string[] | null> {
  const response = await post("/api/favorites", { listingIds, asBuyer });
  if (!response?.ok) return null;
  return ((await response.json()) as { favorites: string[] }).favorites;
}

/** Gives the buyer what this browser held as hidden. @returns all that they hid; null where it failed. */
export async function sendHidden(listingIds: readonly string[]): Promise<string[] | null> {
  const response = await post("/api/hidden-listings", { listingIds });
  if (!response?.ok) return null;
  return ((await response.json()) as { hidden: string[] }).hidden;
}

/** Most listings that one call names (lib/search/schemas.ts). */
const MAX_NAMED = 500;

/** How many of some listings a search finds; none where there was no answer. */
export async function countAmong(search: string, ids: readonly string[]): Promise<number> {
  const query = new URLSearchParams(search);
  query.set("among", ids.slice(-MAX_NAMED).join());
  const response = await fetch(`/api/listings/count?${query}`).catch(() => null);
  return response?.ok ? ((await response.json()) as { count: number }).count : 0;
}

/**
 * Saves a search.
 * @param key names the request: sent again, it is the same search
 * @returns null; or why it was not saved: `status` 0 where nothing is known of it
 */
export async function saveSearch(
  search: { criteria: string; name: string; frequency: string },
  key: string,
): Promise<{ status: number; detail: string } | null> {
  try {
    const response = await fetch("/api/saved-searches", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ ...search, name: search.name || undefined }),
    });
    if (response.ok) return null;
    const failure = failureOfAnswer(await response.text(), response.headers.get("retry-after"));
    return { status: response.status, detail: sendFailureText(failure) };
  } catch (error) {
    return { status: 0, detail: sendFailureText(failureOfError(error, navigator.onLine)) };
  }
}
