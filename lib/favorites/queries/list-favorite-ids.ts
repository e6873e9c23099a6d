import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";

const MOST_MARKED = 1_000;

/** The ids of a person's favourites, for public pages to mark: the last thousand. */
export async function listFavoriteIds({ userId }: Pick<Actor, "userId">): Promise<string[]> {
  const rows = await reads()
    .selectFrom("Favorite")
    .select("propertyId")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(MOST_MARKED)
    .execute();
  return rows.map(({ propertyId }) => propertyId);
}
