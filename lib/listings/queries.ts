import { LRUCache } from "lru-cache";
import { isId } from "../kernel/ids.ts";
import type { PropertyType } from "../kernel/property-kinds.ts";
import { MANDATE_JOIN } from "../mandates/sql.ts";
import { noteShown } from "../platform/cache-tags.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { preparedRead } from "../platform/db/raw.ts";
import { once } from "../platform/once.ts";
import { baseView, CARD_COLUMNS, type CardRow } from "./card-row.ts";
import { DETAIL_COLUMNS, type DetailRow, detailView } from "./detail-row.ts";
import { findPlans } from "./floor-plans/queries.ts";
import type { FloorPlanView, ListingPlans } from "./floor-plans/views.ts";
import { PAUSED_DAYS_SQL, PAUSES_COLUMN, parsePauses } from "./online.ts";
import { type KnownDaysOnline, listingStatistics } from "./rules.ts";
import { findSimilar } from "./similar/queries.ts";
import type { ListingCard, ListingDetail, PhotoView, SlotView } from "./views.ts";

const cardById = preparedRead<{ id: string }, CardRow & { visitCount: number }>(
  `SELECT ${CARD_COLUMNS}, (SELECT count(*) FROM Visit v
     WHERE v.propertyId = p.id AND v.status IN ('scheduled', 'completed')) AS visitCount
   FROM Property p JOIN Commune c ON c.code = p.communeCode
   LEFT JOIN User a ON a.id = p.ambassadorId ${MANDATE_JOIN}
   WHERE p.id = :id AND p.status IN ('active', 'under_offer')`,
);

const detailById = preparedRead<{ id: string }, DetailRow>(
  `SELECT ${DETAIL_COLUMNS}, ${PAUSES_COLUMN} FROM Property p JOIN Commune c ON c.code = p.communeCode
   LEFT JOIN User a ON a.id = p.ambassadorId ${MANDATE_JOIN} WHERE p.id = :id`,
);

const photosOf = preparedRead<{ id: string }, PhotoView>(
  "SELECT mediaKey, alt FROM PropertyPhoto WHERE propertyId = :id ORDER BY position",
);

const openSlotsOf = preparedRead<{ id: string; now: string }, SlotView>(
  `SELECT s.id, s.startsAt, s.endsAt FROM VisitSlot s
   WHERE s.propertyId = :id AND s.startsAt > :now AND NOT EXISTS (
     SELECT 1 FROM Visit v WHERE v.slotId = s.id AND v.status IN ('pending', 'scheduled'))
   ORDER BY s.startsAt LIMIT 60`,
);

const daysOnlineOf = preparedRead<
  { communeCode: string; type: PropertyType; now: string },
  KnownDaysOnline
>(
  `SELECT count(*) AS listings,
     coalesce(avg(julianday(coalesce(soldAt, :now)) - julianday(publishedAt) - ${PAUSED_DAYS_SQL}), 0)
       AS meanDays
   FROM Property p INDEXED BY Property_days_online
   WHERE communeCode = :communeCode AND type = :type AND status IN ('active', 'under_offer', 'sold')`,
);

/** A listing's card, or null when it is not (or no more) on the market. */
export function findCard(id: string): ListingCard | null {
  noteShown(`listing:${id}`);
  const row = cardById().get({ id });
  if (!row) return null;
  const photos = photosOf().all({ id });
  const [photo] = photos;
  return {
    ...baseView(row),
    photo: photo ?? { mediaKey: "sans-photo", alt: "" },
    photoCount: photos.length,
    underOffer: row.status === "under_offer",
    visitCount: row.visitCount,
  };
}

/** The cards of those ids that are still on the market, in the order given. */
export function listCards(ids: readonly string[]): ListingCard[] {
  return ids.map(findCard).filter((card) => card !== null);
}

/** What the address of a listing leads to. */
export type ListingPage =
  | {
      kind: "found";
      listing: ListingDetail;
      plans: FloorPlanView[];
      similar: ListingCard[];
      slots: SlotView[];
    }
  | { kind: "withdrawn" }
  | { kind: "unknown" };

const statusById = preparedRead<{ id: string }, { status: string }>(
  "SELECT status FROM Property WHERE id = :id",
);

/** What `findListingPage` would answer, from the listing's status alone. */
export function findListingKind(id: string): ListingPage["kind"] {
  switch (isId(id) ? statusById().get({ id })?.status : undefined) {
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

/** What `findTourPage` would answer. */
export function findTourKind(id: string): ListingPage["kind"] {
  const kind = findListingKind(id);
  return kind === "found" && findPlans(id).stations.length === 0 ? "unknown" : kind;
}

/** What the address of a listing's virtual tour leads to. */
export type TourPage =
  | ({ kind: "found" } & DetailWithPlans)
  /** The listing has its page, and no tour. */
  | { kind: "none"; listing: ListingDetail }
  | { kind: "withdrawn" }
  | { kind: "unknown" };

/** What `/bien/{id}/visite-virtuelle` shows: only of listings that have their page. */
export function findTourPage(id: string, now = new Date()): TourPage {
  const row = findRow(id);
  if (row?.status === "withdrawn") return { kind: "withdrawn" };
  const detail = row && publicDetail(row, now);
  if (!detail) return { kind: "unknown" };
  if (detail.stations.length === 0) return { kind: "none", listing: detail.listing };
  return { kind: "found", ...detail };
}

/** A listing's row, whatever its state; undefined for an unknown or odd id. */
function findRow(id: string): DetailRow | undefined {
  if (!isId(id)) return undefined;
  noteShown(`listing:${id}`);
  return detailById().get({ id });
}

/**
 * What `/bien/{id}` shows. Drafts, listings in review and paused ones are unknown to the public.
 * Never throws for an odd id.
 */
export function findListingPage(id: string, now = new Date()): ListingPage {
  const row = findRow(id);
  if (row?.status === "withdrawn") return { kind: "withdrawn" };
  const detail = row && publicDetail(row, now);
  if (!detail) return { kind: "unknown" };
  const { listing, plans } = detail;
  return {
    kind: "found",
    listing,
    plans,
    similar: listCards(findSimilar(row)),
    slots: listing.state === "sold" ? [] : listOpenSlots(id, now),
  };
}

/** A listing as its page shows it, without what stands beside it; null where it has no page. */
export function findListing(id: string, now = new Date()): ListingDetail | null {
  const row = findRow(id);
  return (row && publicDetail(row, now)?.listing) ?? null;
}

/** A listing with its plans and tour, which its view only says that it has. */
interface DetailWithPlans extends ListingPlans {
  listing: ListingDetail;
}

function publicDetail(row: DetailRow, now: Date): DetailWithPlans | null {
  const { status } = row;
  if (status !== "active" && status !== "under_offer" && status !== "sold") return null;
  return detailOf(row, status, now);
}

function detailOf(row: DetailRow, state: ListingDetail["state"], now: Date): DetailWithPlans {
  const counted = {
    viewCount: row.viewCount,
    favoriteCount: row.favoriteCount,
    publishedAt: new Date(row.publishedAt),
    pauses: parsePauses(row.pauses),
    soldAt: row.soldAt === null ? null : new Date(row.soldAt),
  };
  const known = knownDaysOnline(row.communeCode, row.type, now);
  const photos = photosOf().all({ id: row.id });
  const statistics = listingStatistics(counted, known, now);
  const plans = findPlans(row.id);
  return { listing: detailView(row, state, { photos, plans, statistics }), ...plans };
}

/** A mean over thousands of listings changes slowly and costs milliseconds: kept ten minutes. */
export function knownDaysOnline(
  communeCode: string,
  type: PropertyType,
  now: Date,
): KnownDaysOnline {
  const cache = once(
    "listings.daysOnline",
    () => new LRUCache<string, KnownDaysOnline>({ max: 5_000, ttl: 600_000 }),
  );
  const key = `${communeCode}/${type}`;
  const kept = cache.get(key);
  if (kept) return kept;
  const known = daysOnlineOf().get({ communeCode, type, now: toDbInstant(now) });
  const found = known ?? { listings: 0, meanDays: 0 };
  cache.set(key, found);
  return found;
}

/** The times at which a listing can still be visited, soonest first, at most 60. */
export function listOpenSlots(id: string, now = new Date()): SlotView[] {
  return openSlotsOf()
    .all({ id, now: toDbInstant(now) })
    .map((slot) => ({
      id: slot.id,
      startsAt: new Date(slot.startsAt).toISOString(),
      endsAt: new Date(slot.endsAt).toISOString(),
    }));
}
