import type { ExpressionBuilder, NotNull } from "kysely";
import type { PropertyStatus } from "../../../kernel/property-kinds.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import type { StoredInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { OPEN_REVISIONS } from "../../../revisions/states.ts";

/** Which of a seller's listings that were published are read: those in some states, or one. */
export type WhichHomes = { statuses: readonly PropertyStatus[] } | { propertyId: string };

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
    .where("v.status", "=", literal("pending"))
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
    .where("e.kind", "=", literal("withdrawn"))
    .orderBy("e.seq", "desc")
    .limit(1);

/** The latest published first. */
export const publishedHomeRows = (
  sellerId: string,
  which: WhichHomes,
  limit: number,
  now: StoredInstant,
) => {
  const query = reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    // One is open at most.
    .leftJoin("ListingRevision as r", (join) =>
      join.onRef("r.propertyId", "=", "p.id").on("r.status", "in", OPEN_REVISIONS),
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

export type PublishedHomeRow = Awaited<
  ReturnType<ReturnType<typeof publishedHomeRows>["execute"]>
>[number];
