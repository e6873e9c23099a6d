import { civilDay } from "../../kernel/time.ts";
import { MANDATE_JOIN } from "../../mandates/sql.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { CARD_COLUMNS } from "../card-row.ts";
import { cardView, type FoundCardRow } from "../card-view.ts";
import type { ListingCard, PhotoView } from "../views.ts";
import { looperInForceText } from "./looper-in-force.ts";

const cardById = preparedRead<{ id: string; today: string }, FoundCardRow>(
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
