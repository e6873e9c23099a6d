import { placeAfter } from "../../kernel/keyset.ts";
import { civilDay } from "../../kernel/time.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import type { FavoriteView } from "../views.ts";
import { favoriteRowsOf, favoriteViews } from "./favorite-views.ts";

/** Most favourites of a person that others are compared with. */
const MOST_SHARED = 200;

/**
 * The favourites of somebody, the last ones first, for those who may see them: their own screens,
 * and the person whom they share their shortlist with. The caller has checked which.
 */
export async function favoritesOfPerson(userId: string, now: Date): Promise<FavoriteView[]> {
  return favoriteViews(
    await rowsAfter(favoriteRowsOf(userId, civilDay(now)), placeAfter(null), MOST_SHARED).execute(),
    now,
  );
}
