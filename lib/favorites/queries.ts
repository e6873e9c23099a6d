import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { isPublicStatus } from "../kernel/property-kinds.ts";
import { baseView, CARD_COLUMNS, type CardRow } from "../listings/card-row.ts";
import { shownCard } from "../listings/shown-card.ts";
import { MANDATE_JOIN } from "../mandates/sql.ts";
import { preparedRead } from "../platform/db/raw.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import type { FavoritesView, FavoriteView } from "./views.ts";

const PAGE_LENGTH = 24;

interface FavoriteRow extends Omit<CardRow, "publishedAt">, Pick<Place, "rank" | "at"> {
  publishedAt: string | null;
  visitCount: number;
  mediaKey: string | null;
  alt: string | null;
}

const favoritesOf = preparedRead<Place & { userId: string; limit: number }, FavoriteRow>(
  `SELECT * FROM (SELECT ${CARD_COLUMNS}, h.mediaKey, h.alt,
     0 AS rank, -unixepoch(f.createdAt) AS at,
     (SELECT count(*) FROM Visit v
      WHERE v.propertyId = p.id AND v.status IN ('scheduled', 'completed')) AS visitCount
   FROM Favorite f JOIN Property p ON p.id = f.propertyId
   JOIN Commune c ON c.code = p.communeCode
   LEFT JOIN User a ON a.id = p.ambassadorId ${MANDATE_JOIN}
   LEFT JOIN PropertyPhoto h ON h.propertyId = p.id AND h.position = 0
   WHERE f.userId = :userId
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
);

const favoriteCountOf = preparedRead<{ userId: string }, { total: number }>(
  "SELECT count(*) AS total FROM Favorite WHERE userId = :userId",
);

function viewOf(row: FavoriteRow): FavoriteView {
  const { id, title, city, status, publishedAt, mediaKey, alt, visitCount } = row;
  if (!isPublicStatus(status) || publishedAt === null) {
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
  { after }: { after?: string | null } = {},
): FavoritesView {
  authorize(actor, "buying.read");
  const { userId } = actor;
  const rows = favoritesOf().all({ userId, ...placeAfter(after), limit: PAGE_LENGTH + 1 });
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  return {
    items: shown.map(viewOf),
    total: favoriteCountOf().get({ userId })?.total ?? 0,
    nextCursor,
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
