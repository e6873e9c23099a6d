import { isId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { DETAIL_COLUMNS, type DetailRow, detailView } from "../detail-row.ts";
import { findRooms } from "../rooms/queries/find-rooms.ts";
import type { ListingRooms } from "../rooms/views.ts";
import { listingStatistics } from "../rules.ts";
import type { ListingDetail } from "../views.ts";
import { workPhoneOf } from "./find-work-phone.ts";
import { knownDaysOnline } from "./known-days-online.ts";
import { listPauses } from "./list-pauses.ts";
import { propertiesWithCard } from "./properties-with-card.ts";

/** A listing's row, whatever its state; undefined for an unknown or odd id. */
export async function findDetailRow(id: string, now: Date) {
  if (!isId(id)) return undefined;
  addCacheTags(`listing:${id}`);
  const today = civilDay(now);
  return propertiesWithCard(today)
    .select(DETAIL_COLUMNS)
    .select(({ ref }) => workPhoneOf(ref("p.ambassadorId"), today).as("workPhone"))
    .where("p.id", "=", id)
    .executeTakeFirst();
}

type FoundDetailRow = NonNullable<Awaited<ReturnType<typeof findDetailRow>>>;

/** A listing with its rooms, plans and tour. */
export interface DetailWithRooms extends ListingRooms {
  listing: ListingDetail;
}

export async function publicDetail(
  row: FoundDetailRow,
  now: Date,
): Promise<DetailWithRooms | null> {
  const { status, publishedAt } = row;
  if (status !== "active" && status !== "under_offer" && status !== "sold") return null;
  // A constraint of the table: what is public was published.
  return publishedAt === null ? null : detailOf({ ...row, publishedAt }, status, now);
}

async function detailOf(
  row: DetailRow,
  state: ListingDetail["state"],
  now: Date,
): Promise<DetailWithRooms> {
  const counted = {
    viewCount: row.viewCount,
    favoriteCount: row.favoriteCount,
    publishedAt: new Date(row.publishedAt),
    pauses: (await listPauses([row.id])).get(row.id) ?? [],
    soldAt: row.soldAt === null ? null : new Date(row.soldAt),
  };
  const known = await knownDaysOnline(row.communeCode, row.type, now);
  const statistics = listingStatistics(counted, known, now);
  const { photos, ...rooms } = await findRooms(row.id);
  const hasTour = rooms.stations.length > 0;
  return { listing: detailView(row, state, { photos, hasTour, statistics }), ...rooms };
}
