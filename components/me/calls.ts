import type { z } from "zod";
import type { meSchema } from "@/lib/accounts/views";

export type Me = z.infer<typeof meSchema>;

/** Who is signed in, as a public page may know; null for nobody, or where that can't be learnt. */
export async function fetchMe(): Promise<Me | null> {
  const response = await fetch("/api/me", { headers: { accept: "application/json" } });
  if (!response.ok) return null;
  return ((await response.json()) as { me: Me | null }).me;
}

/** Puts a favourite, or takes it away. @returns the status; 0 where there was no answer. */
export async function putFavorite(id: string, isSaved: boolean): Promise<number> {
  const address = `/api/favorites/${encodeURIComponent(id)}`;
  const response = await fetch(address, { method: isSaved ? "PUT" : "DELETE" }).catch(() => null);
  return response?.status ?? 0;
}

/** Gives the person what this browser holds. @returns all of their favourites; null where it failed. */
export async function sendHeld(
  listingIds: readonly string[],
  asBuyer: boolean,
): Promise<string[] | null> {
  const response = await fetch("/api/favorites", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ listingIds, asBuyer }),
  }).catch(() => null);
  if (!response?.ok) return null;
  return ((await response.json()) as { favorites: string[] }).favorites;
}
