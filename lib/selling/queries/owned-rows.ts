import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { BRIEF_COLUMNS } from "../../listings/brief.ts";
import {
  isLastAmendment,
  isMandateOfHome,
  otherParties,
} from "../../mandates/queries/mandate-joins.ts";
import { MANDATE_FIELDS, MANDATE_NAMES_FIELDS } from "../../mandates/sql.ts";
import type { StoredInstant } from "../../platform/db/instants.ts";
import { latestFirst } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import { OPEN_REVISIONS } from "../../revisions/states.ts";

/** Who has properties: their seller, and the looper who takes care of them. */
export type PropertyHolder = Exclude<Viewpoint, "buyer">;

const HELD_BY = {
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<PropertyHolder, string>;

/** Somebody's properties with their packages. */
export const heldPackages = (owner: PropertyHolder, userId: string) =>
  reads()
    .selectFrom("Property as p")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .where(HELD_BY[owner], "=", userId);

export const heldProperties = (
  owner: PropertyHolder,
  userId: string,
  statuses: readonly PropertyStatus[],
  now: StoredInstant,
) =>
  heldPackages(owner, userId)
    .innerJoin("User as s", "s.id", "p.sellerId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    // One is open at most.
    .leftJoin("ListingRevision as r", (join) =>
      join.onRef("r.propertyId", "=", "p.id").on("r.status", "in", OPEN_REVISIONS),
    )
    .leftJoin("Ownership as ow", "ow.propertyId", "p.id")
    .select("ow.content as ownership")
    .select(otherParties().as("otherParties"))
    .select(["r.id as revisionId", "r.status as revisionStatus", "r.decidedAt as returnedAt"])
    .where("p.status", "in", statuses)
    .select(["p.id", "p.address", "p.addressPrecision", "p.neighbourhood", "p.postalCode"])
    .select(["p.surfaceDm2", "p.rooms", "p.bedrooms", "p.viewCount", "p.favoriteCount"])
    .select(["p.isDemonstration", "p.pauseReason", "p.confirmationAskedAt"])
    .select(["p.withdrawnAt", "p.withdrawReason"])
    .select(["p.type", "p.lot", "p.communeCode", "p.parcelId", "p.landSurfaceM2"])
    .select([...MANDATE_NAMES_FIELDS])
    .select(["s.firstName", "s.lastName", ...MANDATE_FIELDS, ...BRIEF_COLUMNS])
    .select((eb) => [
      // Of one that fell through nothing is left to follow.
      eb
        .selectFrom("Sale as sa")
        .select("sa.id")
        .whereRef("sa.propertyId", "=", "p.id")
        .where("sa.status", "in", ["open", "concluded"])
        .orderBy("sa.openedAt", "desc")
        .limit(1)
        .as("saleId"),
      eb
        .selectFrom("Signature as si")
        .select("si.mandateNumber")
        .whereRef("si.mandateNumber", "=", "m.number")
        .where("si.kind", "=", literal("mandate"))
        .where("si.signedAt", "is not", null)
        .limit(1)
        .as("mandateNumber"),
      eb
        .selectFrom("ListingRevision as again")
        .innerJoin("Property as other", "other.id", "again.propertyId")
        .select("other.id")
        .whereRef("again.relistedFromId", "=", "p.id")
        .where("other.status", "<>", literal("withdrawn"))
        .limit(1)
        .as("relistedAs"),
      eb
        .selectFrom("Visit as v")
        .select(({ fn }) => fn.countAll<number>().as("agreed"))
        .whereRef("v.propertyId", "=", "p.id")
        .where("v.status", "=", literal("scheduled"))
        .where("v.startsAt", ">", now)
        .as("agreedVisits"),
      eb
        .selectFrom("Visit as hv")
        .select(({ fn }) => fn.countAll<number>().as("hosted"))
        .whereRef("hv.propertyId", "=", "p.id")
        .whereRef("hv.hostId", "=", "p.ambassadorId")
        .where("hv.status", "in", ["pending", "scheduled"])
        .where("hv.startsAt", ">", now)
        .as("hostedVisits"),
      eb
        .selectFrom("Lead as bl")
        .select(({ fn }) => fn.countAll<number>().as("leads"))
        .whereRef("bl.propertyId", "=", "p.id")
        .whereRef("bl.ambassadorId", "=", "p.ambassadorId")
        .where("bl.status", "in", ["accepted", "contacted", "qualified"])
        .as("buyersLeads"),
      // Its pictures are the revision's until it is published.
      eb
        .case()
        .when("p.status", "in", ["draft", "in_review"])
        .then(eb.ref("r.content"))
        .end()
        .as("draftContent"),
      eb.lit(0).as("rank"),
      latestFirst(eb.ref("p.createdAt")).as("at"),
    ]);

export type OwnedRow = Awaited<ReturnType<ReturnType<typeof heldProperties>["execute"]>>[number];
