import { civilDay } from "../../kernel/time.ts";
import { MANDATE_JOIN } from "../../mandates/sql.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { reads } from "../../platform/db/read.ts";
import { baseView, CARD_COLUMNS, type CardRow } from "../card-row.ts";
import { looperInForceText } from "../loopers/queries.ts";
import { propertiesWithCard, visitCountOf } from "../rows/queries.ts";
import type { ListingCard, PhotoView } from "../views.ts";

interface FoundRow extends Omit<CardRow, "publishedAt"> {
  publishedAt: string | null;
  visitCount: number;
}

function cardView(row: FoundRow, photos: readonly PhotoView[]): ListingCard | null {
  const { publishedAt, visitCount } = row;
  // A constraint of the table: what is on the market was published.
  if (publishedAt === null) return null;
  const [photo] = photos;
  return {
    ...baseView({ ...row, publishedAt }),
    photo: photo ?? { mediaKey: "sans-photo", alt: "" },
    photoCount: photos.length,
    underOffer: row.status === "under_offer",
    visitCount,
  };
}

/** The cards of those ids that are still on the market, in the order given. */
export async function listCards(ids: readonly string[], now = new Date()): Promise<ListingCard[]> {
  addCacheTags(...ids.map((id) => `listing:${id}` as const));
  if (ids.length === 0) return [];
  const rows = await propertiesWithCard(civilDay(now))
    .select(CARD_COLUMNS)
    .select((eb) => visitCountOf(eb.ref("p.id")).as("visitCount"))
    .where("p.id", "in", ids)
    .where("p.status", "in", ["active", "under_offer"])
    .execute();
  const photos = await reads()
    .selectFrom("PropertyPhoto")
    .select(["propertyId", "mediaKey", "alt"])
    .where("propertyId", "in", ids)
    .orderBy("propertyId")
    .orderBy("position")
    .execute();
  return ids
    .map((id) => {
      const row = rows.find((each) => each.id === id);
      const own = photos.filter(({ propertyId }) => propertyId === id);
      return row
        ? cardView(
            row,
            own.map(({ mediaKey, alt }) => ({ mediaKey, alt })),
          )
        : null;
    })
    .filter((card) => card !== null);
}

const cardById = preparedRead<{ id: string; today: string }, FoundRow>(
  `SELECT ${CARD_COLUMNS.join(", ")}, (SELECT count(*) FROM Visit v
     WHERE v.propertyId = p.id AND v.status IN ('scheduled', 'completed')) AS visitCount
   FROM Property p JOIN Commune c ON c.code = p.communeCode
   LEFT JOIN User a ON a.id = p.ambassadorId AND ${looperInForceText("p.ambassadorId")} ${MANDATE_JOIN}
   WHERE p.id = :id AND p.status IN ('active', 'under_offer')`,
);

const photosOf = preparedRead<{ id: string }, PhotoView>(
  "SELECT mediaKey, alt FROM PropertyPhoto WHERE propertyId = :id ORDER BY position",
);

/**
 * A listing's card at once, for a search: its cards are those of the moment that its index stands at
 * (docs/decisions/0060). Null when the listing is not (or no more) on the market.
 */
export function findCard(id: string, now = new Date()): ListingCard | null {
  addCacheTags(`listing:${id}`);
  const row = cardById().get({ id, today: civilDay(now) });
  return row ? cardView(row, photosOf().all({ id })) : null;
}
