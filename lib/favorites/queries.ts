import type { Actor } from "../accounts/sessions/queries.ts";
import { readCursor, writeCursor } from "../kernel/cursor.ts";
import { baseView, CARD_COLUMNS, type CardRow } from "../listings/card-row.ts";
import { shownCard } from "../listings/shown-card.ts";
import { authorize } from "../policy/can.ts";
import { preparedRead } from "../server/db/raw.ts";
import type { FavoritesView, FavoriteView } from "./views.ts";

const PAGE_LENGTH = 24;

interface FavoriteRow extends Omit<CardRow, "publishedAt"> {
  publishedAt: string | null;
  savedAt: string;
  visitCount: number;
  mediaKey: string | null;
  alt: string | null;
}

const favoritesOf = preparedRead<
  { userId: string; at: string; id: string; limit: number },
  FavoriteRow
>(
  `SELECT ${CARD_COLUMNS}, f.createdAt AS savedAt, h.mediaKey, h.alt,
     (SELECT count(*) FROM Visit v
      WHERE v.propertyId = p.id AND v.status IN ('scheduled', 'completed')) AS visitCount
   FROM Favorite f JOIN Property p ON p.id = f.propertyId
   JOIN Commune c ON c.code = p.communeCode
   LEFT JOIN User a ON a.id = p.ambassadorId
   LEFT JOIN PropertyPhoto h ON h.propertyId = p.id AND h.position = 0
   WHERE f.userId = :userId AND (f.createdAt, f.propertyId) < (:at, :id)
   ORDER BY f.createdAt DESC, f.propertyId DESC LIMIT :limit`,
);

const favoriteCountOf = preparedRead<{ userId: string }, { total: number }>(
  "SELECT count(*) AS total FROM Favorite WHERE userId = :userId",
);

/** Statuses whose listings have a page. */
const SHOWN = ["active", "under_offer", "sold"];

function viewOf(row: FavoriteRow): FavoriteView {
  const { id, title, city, status, publishedAt, mediaKey, alt, visitCount } = row;
  if (!SHOWN.includes(status) || publishedAt === null) {
    return { kind: "gone", id, title, city, withdrawn: status === "withdrawn" };
  }
  const photo =
    mediaKey === null ? { mediaKey: "sans-photo", alt: "" } : { mediaKey, alt: alt ?? "" };
  const card = shownCard({
    ...baseView({ ...row, publishedAt }),
    photo,
    photoCount: 1,
    underOffer: status === "under_offer",
    visitCount,
  });
  return { kind: "listing", id, sold: status === "sold", card };
}

/**
 * The favourites of a person, the one added last first.
 * @throws {DomainError} request.forbidden
 */
export function listFavorites(
  actor: Actor,
  { cursor }: { cursor?: string | null | undefined } = {},
): FavoritesView {
  authorize(actor, "buying.read");
  const { userId } = actor;
  const rows = favoritesOf().all({ userId, ...readCursor(cursor), limit: PAGE_LENGTH + 1 });
  const shown = rows.slice(0, PAGE_LENGTH);
  const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
  return {
    items: shown.map(viewOf),
    total: favoriteCountOf().get({ userId })?.total ?? 0,
    nextCursor: last ? writeCursor({ at: last.savedAt, id: last.id }) : null,
  };
}

const MOST_MARKED = 1_000;

const favoriteIdsOf = preparedRead<{ userId: string; limit: number }, { propertyId: string }>(
  `SELECT propertyId FROM Favorite WHERE userId = :userId
   ORDER BY createdAt DESC LIMIT :limit`,
);

/** The ids of a person's favourites, for public pages to mark: the last thousand. */
export function listFavoriteIds({ userId }: Pick<Actor, "userId">): string[] {
  return favoriteIdsOf()
    .all({ userId, limit: MOST_MARKED })
    .map(({ propertyId }) => propertyId);
}
