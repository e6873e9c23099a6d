import { isId } from "../kernel/ids.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { civilDay } from "../kernel/time.ts";
import { addCacheTags } from "../platform/cache-tags.ts";
import { reads } from "../platform/db/read.ts";
import { listCards } from "./cards/queries.ts";
import { workPhoneOf } from "./contact/queries.ts";
import { DETAIL_COLUMNS, type DetailRow, detailView } from "./detail-row.ts";
import { findPlans } from "./floor-plans/queries.ts";
import type { FloorPlanView, ListingPlans } from "./floor-plans/views.ts";
import { propertiesWithCard } from "./rows/queries.ts";
import { listingStatistics } from "./rules.ts";
import { findSimilar } from "./similar/queries.ts";
import { listOpenSlots } from "./slots/queries.ts";
import type { HistoryItem } from "./states/history.ts";
import { listHistory } from "./states/queries.ts";
import { knownDaysOnline, listPauses } from "./statistics/queries.ts";
import type { ListingCard, ListingDetail, PhotoView, SlotView } from "./views.ts";

/** The photos of a listing, its cover first. */
const photosOf = (listingId: string): Promise<PhotoView[]> =>
  reads()
    .selectFrom("PropertyPhoto")
    .select(["mediaKey", "alt"])
    .where("propertyId", "=", listingId)
    .orderBy("position")
    .execute();

/** What the address of a listing leads to. */
export type ListingPage =
  | {
      kind: "found";
      listing: ListingDetail;
      plans: FloorPlanView[];
      similar: ListingCard[];
      slots: SlotView[];
      /** Empty where there is no more to tell than its publication. */
      history: HistoryItem[];
    }
  | { kind: "withdrawn" }
  | { kind: "unknown" };

async function findStatus(id: string): Promise<PropertyStatus | undefined> {
  if (!isId(id)) return undefined;
  const row = await reads()
    .selectFrom("Property")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.status;
}

/** The kind of what `findListingPage` returns, from the listing's status alone. */
export async function findListingKind(id: string): Promise<ListingPage["kind"]> {
  switch (await findStatus(id)) {
    case "withdrawn":
      return "withdrawn";
    case "active":
    case "under_offer":
    case "sold":
      return "found";
    default:
      return "unknown";
  }
}

/** The same for a listing's virtual tour, which is unknown where there is none. */
export async function findTourKind(id: string): Promise<ListingPage["kind"]> {
  const kind = await findListingKind(id);
  if (kind !== "found") return kind;
  const { stations } = await findPlans(id);
  return stations.length === 0 ? "unknown" : kind;
}

/** What the address of a listing's virtual tour leads to. */
export type TourPage =
  | ({ kind: "found" } & DetailWithPlans)
  /** The listing has its page, and no tour. */
  | { kind: "none"; listing: ListingDetail }
  | { kind: "withdrawn" }
  | { kind: "unknown" };

/** What `/bien/{id}/visite-virtuelle` shows: only of listings that have their page. */
export async function findTourPage(id: string, now = new Date()): Promise<TourPage> {
  const row = await findRow(id, now);
  if (row?.status === "withdrawn") return { kind: "withdrawn" };
  const detail = row && (await publicDetail(row, now));
  if (!detail) return { kind: "unknown" };
  if (detail.stations.length === 0) return { kind: "none", listing: detail.listing };
  return { kind: "found", ...detail };
}

/** A listing's row, whatever its state; undefined for an unknown or odd id. */
async function findRow(id: string, now: Date) {
  if (!isId(id)) return undefined;
  addCacheTags(`listing:${id}`);
  const today = civilDay(now);
  return propertiesWithCard(today)
    .select(DETAIL_COLUMNS)
    .select(({ ref }) => workPhoneOf(ref("p.ambassadorId"), today).as("workPhone"))
    .where("p.id", "=", id)
    .executeTakeFirst();
}

type FoundRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/**
 * What `/bien/{id}` shows. Drafts, listings in review and paused ones are unknown to the public.
 * Never throws for an odd id.
 */
export async function findListingPage(id: string, now = new Date()): Promise<ListingPage> {
  const row = await findRow(id, now);
  if (row?.status === "withdrawn") return { kind: "withdrawn" };
  const detail = row && (await publicDetail(row, now));
  if (!detail) return { kind: "unknown" };
  const { listing, plans } = detail;
  return {
    kind: "found",
    listing,
    plans,
    similar: await listCards(await findSimilar(row), now),
    slots: listing.state === "active" ? await listSlots(id, now) : [],
    history: await listHistory(id, {
      publishedAt: new Date(listing.publishedAt),
      soldAt: row.soldAt === null ? null : new Date(row.soldAt),
    }),
  };
}

/** A listing as its page shows it, without what stands beside it; null where it has no page. */
export async function findListing(id: string, now = new Date()): Promise<ListingDetail | null> {
  const row = await findRow(id, now);
  return (row && (await publicDetail(row, now))?.listing) ?? null;
}

/** A listing with its plans and tour, which its view only says that it has. */
interface DetailWithPlans extends ListingPlans {
  listing: ListingDetail;
}

async function publicDetail(row: FoundRow, now: Date): Promise<DetailWithPlans | null> {
  const { status, publishedAt } = row;
  if (status !== "active" && status !== "under_offer" && status !== "sold") return null;
  // A constraint of the table: what is public was published.
  return publishedAt === null ? null : detailOf({ ...row, publishedAt }, status, now);
}

async function detailOf(
  row: DetailRow,
  state: ListingDetail["state"],
  now: Date,
): Promise<DetailWithPlans> {
  const counted = {
    viewCount: row.viewCount,
    favoriteCount: row.favoriteCount,
    publishedAt: new Date(row.publishedAt),
    pauses: (await listPauses([row.id])).get(row.id) ?? [],
    soldAt: row.soldAt === null ? null : new Date(row.soldAt),
  };
  const known = await knownDaysOnline(row.communeCode, row.type, now);
  const photos = await photosOf(row.id);
  const statistics = listingStatistics(counted, known, now);
  const plans = await findPlans(row.id);
  return { listing: detailView(row, state, { photos, plans, statistics }), ...plans };
}

/** Of a page: the calendar of all of them is a page of its own. */
const MOST_SLOTS = 60;

/** The slots of a listing as its page and `GET /api/listings/{id}/slots` show them, soonest first. */
async function listSlots(id: string, now: Date): Promise<SlotView[]> {
  const slots = await listOpenSlots(id, now, MOST_SLOTS);
  return slots.map(({ startsAt, endsAt, ...slot }) => ({
    ...slot,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}
