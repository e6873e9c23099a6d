import type { ExpressionBuilder, NotNull } from "kysely";
import type { PropertyStatus, PropertyType } from "../../../kernel/property-kinds.ts";
import { coverOf } from "../../../listings/brief.ts";
import type { OnlineTimes } from "../../../listings/online.ts";
import { listPauses } from "../../../listings/statistics/queries.ts";
import type { PhotoView } from "../../../listings/views.ts";
import { stateOf } from "../../../offers/rules.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { type Contact, countContacts } from "../../../statistics/rules.ts";
import type { Funnel } from "../rules.ts";
import { isOfBuyer } from "./rules.ts";

/** Which of a seller's listings that were published are read: those in some states, or one. */
type Which = { statuses: readonly PropertyStatus[] } | { propertyId: string };

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

type OfHome = ExpressionBuilder<Models & { p: Models["Property"] }, "p">;

const photosOf = (eb: OfHome) =>
  eb
    .selectFrom("PropertyPhoto as f")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("f.propertyId", "=", "p.id");

/** Visits that are to be, or were. */
const visitsOf = (eb: OfHome) =>
  eb
    .selectFrom("Visit as v")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("v.propertyId", "=", "p.id")
    .where("v.status", "in", ["scheduled", "completed"]);

/** Of a looper's home the looper confirms them; one that was to begin already has lapsed. */
const waitingVisitOf = (eb: OfHome, now: StoredInstant) =>
  eb
    .selectFrom("Visit as v")
    .select("v.id")
    .whereRef("v.propertyId", "=", "p.id")
    .whereRef("v.hostId", "=", "p.sellerId")
    .where("v.status", "=", "pending")
    .where("v.startsAt", ">", now)
    .orderBy("v.startsAt")
    .limit(1);

/** Slots that nobody has taken. */
const openSlotsOf = (eb: OfHome, now: StoredInstant) =>
  eb
    .selectFrom("VisitSlot as s")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("s.propertyId", "=", "p.id")
    .where("s.startsAt", ">", now)
    .where("s.closedAt", "is", null)
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Visit as t")
            .select(lit(1).as("taken"))
            .whereRef("t.propertyId", "=", "s.propertyId")
            .whereRef("t.slotId", "=", "s.id")
            .where("t.status", "in", ["pending", "scheduled"]),
        ),
      ),
    );

const withdrawalOf = (eb: OfHome) =>
  eb
    .selectFrom("ListingEvent as e")
    .select("e.at")
    .whereRef("e.propertyId", "=", "p.id")
    .where("e.kind", "=", "withdrawn")
    .orderBy("e.seq", "desc")
    .limit(1);

/** The latest published first. */
const homesOf = (sellerId: string, which: Which, limit: number, now: StoredInstant) => {
  const query = reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    // One is open at most.
    .leftJoin("ListingRevision as r", (join) =>
      join.onRef("r.propertyId", "=", "p.id").on("r.status", "in", ["editing", "in_review"]),
    )
    .select(["p.id", "p.title", "c.name as city", "p.communeCode", "p.type", "p.status"])
    .select(["p.priceCents", "p.surfaceDm2", "p.description", "p.publishedAt", "p.soldAt"])
    .select(["p.viewCount", "p.favoriteCount", "p.pauseReason", "p.confirmationAskedAt"])
    .select(["ph.mediaKey", "ph.alt", "r.id as revisionId", "r.status as revisionStatus"])
    .select((eb) => [
      photosOf(eb).as("photos"),
      visitsOf(eb).as("visits"),
      waitingVisitOf(eb, now).as("waitingVisitId"),
      openSlotsOf(eb, now).as("openSlots"),
      withdrawalOf(eb).as("withdrawnAt"),
    ])
    .where("p.sellerId", "=", sellerId)
    .where("p.publishedAt", "is not", null)
    .$narrowType<{ publishedAt: NotNull }>()
    .orderBy("p.publishedAt", "desc")
    .orderBy("p.id")
    .limit(limit);
  return "propertyId" in which
    ? query.where("p.id", "=", which.propertyId)
    : query.where("p.status", "in", which.statuses);
};

type HomeRow = Awaited<ReturnType<ReturnType<typeof homesOf>["execute"]>>[number];

const offersOf = (ids: readonly string[]) =>
  reads()
    .selectFrom("Offer")
    .select(["id", "propertyId", "buyerId", "authorId", "answersId", "status", "expiryDate"])
    .where("propertyId", "in", ids)
    .orderBy("expiryDate")
    .orderBy("id")
    .execute();

/** When it left the market for good. */
function endOf({ status, soldAt, withdrawnAt }: HomeRow): Date | null {
  const end = status === "withdrawn" ? withdrawnAt : soldAt;
  return end === null ? null : fromDbInstant(end);
}

function revisionOf({ revisionId: id, revisionStatus: status }: HomeRow) {
  return id !== null && (status === "editing" || status === "in_review") ? { id, status } : null;
}

/**
 * A seller's listings that were published, the latest first: what every table, row and sum of a seller's figures is
 * made of.
 * @param contacts of the seller's listings (lib/audience)
 */
export async function readPublishedHomes(
  { sellerId, contacts, which, limit }: SellersHomes,
  now: Date,
): Promise<PublishedHome[]> {
  const rows = await homesOf(sellerId, which, limit, toDbInstant(now)).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const offers = await offersOf(ids);
  const pauses = await listPauses(ids);
  const contacted = countContacts(contacts);
  return rows.map((row): PublishedHome => {
    const { id, title, city, communeCode, type, status, priceCents, surfaceDm2 } = row;
    const own = offers
      .filter(({ propertyId }) => propertyId === id)
      .filter((offer, _, all) => isOfBuyer(offer, all));
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
        own.find((offer) => stateOf(offer.status, offer.expiryDate, now) === "pending")?.id ?? null,
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
  which: Which;
  limit: number;
}
