import { type Place, pageOf, placeAfter } from "../kernel/keyset.ts";
import { isPublicStatus } from "../kernel/property-kinds.ts";
import { civilDay } from "../kernel/time.ts";
import { cardFields } from "../listings/card-fields.ts";
import { baseView, CARD_COLUMNS, type CardRow } from "../listings/card-row.ts";
import { propertiesWithCard, visitCountOf } from "../listings/rows/queries.ts";
import { latestFirst, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { findPriceDrops } from "./price-drops/queries.ts";
import type { FavoriteMark } from "./rules.ts";
import type { FavoritesView, FavoriteView, PriceDrop } from "./views.ts";

const PAGE_LENGTH = 24;

const favoritesOf = (userId: string, today: string) =>
  propertiesWithCard(today)
    .innerJoin("Favorite as f", "f.propertyId", "p.id")
    .leftJoin("PropertyPhoto as h", (join) =>
      join.onRef("h.propertyId", "=", "p.id").on("h.position", "=", 0),
    )
    .where("f.userId", "=", userId)
    .select([...CARD_COLUMNS, "h.mediaKey", "h.alt", "f.mark", "f.note"])
    .select((eb) => [
      eb.lit(0).as("rank"),
      latestFirst(eb.ref("f.createdAt")).as("at"),
      visitCountOf(eb.ref("p.id")).as("visitCount"),
    ]);

interface FavoriteRow extends Omit<CardRow, "publishedAt">, Place {
  publishedAt: string | null;
  visitCount: number;
  mediaKey: string | null;
  alt: string | null;
  mark: FavoriteMark | null;
  note: string | null;
}

function viewOf(row: FavoriteRow, drop: PriceDrop | null): FavoriteView {
  const { id, title, city, status, publishedAt, mediaKey, alt, visitCount, mark, note } = row;
  const judgement = { mark, note };
  if (!isPublicStatus(status) || publishedAt === null) {
    return { ...judgement, kind: "gone", id, title, city, withdrawn: status === "withdrawn" };
  }
  const photo =
    mediaKey === null ? { mediaKey: "sans-photo", alt: "" } : { mediaKey, alt: alt ?? "" };
  const card = cardFields({
    ...baseView({ ...row, publishedAt }),
    photo,
    photoCount: 1,
    underOffer: status === "under_offer",
    visitCount,
  });
  const sold = status === "sold";
  return { ...judgement, kind: "listing", id, sold, card, drop: sold ? null : drop };
}

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
  const rows = await readAfter(
    favoritesOf(userId, civilDay(now)),
    placeAfter(after),
    PAGE_LENGTH + 1,
  );
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const { total } = await reads()
    .selectFrom("Favorite")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return { items: await viewsOf(shown, now), total, nextCursor };
}

async function viewsOf(rows: readonly FavoriteRow[], now: Date): Promise<FavoriteView[]> {
  const drops = await findPriceDrops(
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => viewOf(row, drops.get(row.id) ?? null));
}

/** Most favourites of a person that others are compared with. */
const MOST_SHARED = 200;

/**
 * The favourites of somebody, the last ones first, for who may see them: their own screens, and the person
 * whom they share their shortlist with. The caller has checked which.
 */
export async function favoritesOfPerson(userId: string, now: Date): Promise<FavoriteView[]> {
  return viewsOf(
    await readAfter(favoritesOf(userId, civilDay(now)), placeAfter(null), MOST_SHARED),
    now,
  );
}

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
