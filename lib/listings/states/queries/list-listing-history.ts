import { isId } from "../../../kernel/ids.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { HISTORY_LENGTH, type HistoryItem, historyOf } from "../history.ts";

/**
 * The dated history of a published listing, as everybody may read it: nothing where there is no more to
 * tell than its publication.
 */
export async function listHistory(
  id: string,
  { publishedAt, soldAt }: { publishedAt: Date; soldAt: Date | null },
): Promise<HistoryItem[]> {
  if (!isId(id)) return [];
  const rows = await reads()
    .selectFrom("ListingEvent")
    .select(["kind", "at", "fromCents", "toCents"])
    .where("propertyId", "=", id)
    .where("kind", "in", ["price_changed", "back_on_market", "under_offer"])
    .orderBy("seq", "desc")
    .limit(HISTORY_LENGTH)
    .execute();
  const events = rows.reverse().map(({ at, ...event }) => ({ ...event, at: fromDbInstant(at) }));
  return historyOf({ publishedAt, soldAt, events });
}
