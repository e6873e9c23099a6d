import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { civilDay } from "../../kernel/time.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { FavoritesView } from "../views.ts";
import { favoriteRowsOf, favoriteViews } from "./favorite-views.ts";

const PAGE_LENGTH = 24;

/**
 * The favourites of a person, the one added last first.
 * @throws {DomainError} request.forbidden
 */
export async function listFavorites(
  actor: Actor,
  { after }: { after?: string | null } = {},
  now = new Date(),
): Promise<FavoritesView> {
  authorize(actor, "buying.read");
  const { userId } = actor;
  const rows = await rowsAfter(
    favoriteRowsOf(userId, civilDay(now)),
    placeAfter(after),
    PAGE_LENGTH + 1,
  ).execute();
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const { total } = await reads()
    .selectFrom("Favorite")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return { items: await favoriteViews(shown, now), total, nextCursor };
}
