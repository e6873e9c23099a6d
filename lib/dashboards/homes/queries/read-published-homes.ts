import type { PropertyStatus, PropertyType } from "../../../kernel/property-kinds.ts";
import { coverOf } from "../../../listings/brief.ts";
import type { OnlineTimes } from "../../../listings/online.ts";
import { listPauses } from "../../../listings/queries/list-pauses.ts";
import type { PhotoView } from "../../../listings/views.ts";
import { offerAuthor, stateOf } from "../../../offers/rules.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { type Contact, countContacts } from "../../../statistics/rules.ts";
import type { Funnel } from "../rules.ts";
import {
  type PublishedHomeRow,
  publishedHomeRows,
  type WhichHomes,
} from "./published-home-rows.ts";

/** A listing that was published once: what became of it, and what waits for its seller. */
export interface PublishedHome {
  id: string;
  title: string;
  city: string;
  communeCode: string;
  type: PropertyType;
  status: PropertyStatus;
  priceCents: number;
  surfaceDm2: number;
  descriptionLength: number;
  photos: number;
  photo: PhotoView | null;
  /** Until when: its sale, or the day on which it was withdrawn. */
  online: OnlineTimes;
  funnel: Funnel;
  openSlots: number;
  /** The offer that lapses first of those that wait for the seller's answer. */
  waitingOfferId: string | null;
  /** The first visit that the seller is asked to confirm. */
  waitingVisitId: string | null;
  /** Whether the seller has to say that it is still for sale. */
  mustConfirm: boolean;
  /** Its change that is open. */
  revision: { id: string; status: "editing" | "in_review" } | null;
}

const offersOf = (ids: readonly string[]) =>
  reads()
    .selectFrom("Offer")
    .select(["id", "propertyId", "buyerId", "authorId", "status", "expiresAt"])
    .where("propertyId", "in", ids)
    .orderBy("expiresAt")
    .orderBy("id")
    .execute();

/** When it left the market for good. */
function endOf({ status, soldAt, withdrawnAt }: PublishedHomeRow): Date | null {
  const end = status === "withdrawn" ? withdrawnAt : soldAt;
  return end === null ? null : fromDbInstant(end);
}

function revisionOf({ revisionId: id, revisionStatus: status }: PublishedHomeRow) {
  return id !== null && (status === "editing" || status === "in_review") ? { id, status } : null;
}

/**
 * A seller's listings that were published, the latest first: what every table, row and sum of a seller's figures is
 * made of.
 * @param contacts of the seller's listings (lib/statistics)
 */
export async function readPublishedHomes(
  { sellerId, contacts, which, limit }: SellersHomes,
  now: Date,
): Promise<PublishedHome[]> {
  const rows = await publishedHomeRows(sellerId, which, limit, toDbInstant(now)).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const offers = await offersOf(ids);
  const pauses = await listPauses(ids);
  const contacted = countContacts(contacts);
  return rows.map((row): PublishedHome => {
    const { id, title, city, communeCode, type, status, priceCents, surfaceDm2 } = row;
    const own = offers.filter((offer) => offer.propertyId === id && offerAuthor(offer) === "buyer");
    return {
      id,
      title,
      city,
      communeCode,
      type,
      status,
      priceCents,
      surfaceDm2,
      descriptionLength: row.description.length,
      photos: row.photos ?? 0,
      photo: coverOf(row),
      online: {
        publishedAt: fromDbInstant(row.publishedAt),
        soldAt: endOf(row),
        pauses: pauses.get(id) ?? [],
      },
      funnel: {
        views: row.viewCount,
        favorites: row.favoriteCount,
        contacts: contacted
          .filter(({ listingId }) => listingId === id)
          .reduce((sum, each) => sum + each.contacts, 0),
        visits: row.visits ?? 0,
        offers: own.length,
      },
      openSlots: row.openSlots ?? 0,
      waitingOfferId:
        own.find(
          ({ status: each, expiresAt }) =>
            stateOf(each, fromDbInstant(expiresAt), now) === "pending",
        )?.id ?? null,
      waitingVisitId: row.waitingVisitId,
      mustConfirm:
        (status === "active" && row.confirmationAskedAt !== null) ||
        (status === "paused" && row.pauseReason === "unconfirmed"),
      revision: revisionOf(row),
    };
  });
}

/** Whose listings are read, and how many at most. */
interface SellersHomes {
  sellerId: string;
  contacts: readonly Contact[];
  which: WhichHomes;
  limit: number;
}
