import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { FavoriteView } from "../views.ts";
import { favoritesOfPerson } from "./favorites-of-person.ts";

/**
 * The favourites of a person whose price went down lately, the last drop first.
 * @throws {DomainError} request.forbidden
 */
export async function listDroppedFavorites(
  actor: Actor,
  limit: number,
  now: Date,
): Promise<Extract<FavoriteView, { kind: "listing" }>[]> {
  authorize(actor, "buying.read");
  const all = await favoritesOfPerson(actor.userId, now);
  return all
    .filter((favorite) => favorite.kind === "listing")
    .filter(({ drop, mark }) => drop !== null && mark !== "no")
    .sort((a, b) => (b.drop?.at.getTime() ?? 0) - (a.drop?.at.getTime() ?? 0))
    .slice(0, limit);
}
