import { BRIEF_COLUMNS } from "../../listings/brief.ts";
import {
  isLastAmendment,
  isMandateOfHome,
  otherParties,
} from "../../mandates/queries/mandate-joins.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { latestFirst } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import type { OfferFilter, OfferState } from "../rules.ts";
import { isOfferOver } from "./offer-conditions.ts";

/** Whose offers each role sees. */
const CONCERNED = {
  buyer: "o.buyerId",
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<Viewpoint, string>;

/** Those that concern a person, or those between a buyer and whoever sells a home: counter-offers are among them. */
type WhichOffers =
  | { viewpoint: Viewpoint; userId: string }
  | { propertyId: string; buyerId: string };

export const exchangedOffers = (which: WhichOffers) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .where((eb) =>
      "viewpoint" in which
        ? eb(CONCERNED[which.viewpoint], "=", which.userId)
        : eb.and({ "o.propertyId": which.propertyId, "o.buyerId": which.buyerId }),
    );

export const offersOf = (which: WhichOffers) =>
  exchangedOffers(which)
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .leftJoin("Offer as b", "b.id", "o.answersId")
    .leftJoin("Offer as a", "a.answersId", "o.id")
    .leftJoin("Sale as s", "s.offerId", "o.id")
    .select([
      "o.id",
      "o.answersId",
      "o.authorId",
      "o.buyerId",
      "o.buyerName",
      "o.buyerEmail",
      "o.buyerPhone",
    ])
    .select([
      "o.amountCents",
      "o.status",
      "o.expiryDate",
      "o.expiresAt",
      "o.financingType",
      "o.financingApproved",
    ])
    .select(["o.message", "o.conditions", "o.createdAt", "o.decidedAt", ...BRIEF_COLUMNS])
    .select(["o.refusalReason", "o.fileSharedAt", "s.id as saleId", ...MANDATE_FIELDS])
    .select(["b.amountCents as answersAmount", "b.status as answersStatus"])
    .select(["b.expiresAt as answersExpiry", "a.amountCents as answerAmount"])
    .select(["a.status as answerStatus", "a.expiresAt as answerExpiry"])
    .select(otherParties().as("otherParties"))
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("o.createdAt")).as("at")]);

export function filteredOffers(which: WhichOffers, filter: OfferFilter, now: Date) {
  const offers = offersOf(which);
  if (filter === "all") return offers;
  return offers.where(
    (eb) =>
      eb.case().when(isOfferOver(now)).then<OfferState>("expired").else(eb.ref("o.status")).end(),
    "=",
    filter,
  );
}

export type ExchangeRow = Awaited<ReturnType<ReturnType<typeof offersOf>["execute"]>>[number];
