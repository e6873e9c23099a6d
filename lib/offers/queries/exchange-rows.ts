import { BRIEF_COLUMNS } from "../../listings/brief.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { latestFirst } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import type { OfferFilter, OfferState } from "../rules.ts";

/** Whose offers each role sees. */
const CONCERNED = {
  buyer: "o.buyerId",
  seller: "p.sellerId",
  ambassador: "p.ambassadorId",
} as const satisfies Record<Viewpoint, string>;

/**
 * Offers with their place in the exchange: 0 is the buyer's first, 1 the counter-offer that answers it, and so on.
 * @param firsts which first offers, of `Offer as o` and `Property as p`
 */
export const exchangesOf = (firsts: FirstOffers) =>
  reads().withRecursive("exchange", (db) =>
    db
      .selectFrom("Offer as o")
      .innerJoin("Property as p", "p.id", "o.propertyId")
      .select("o.id")
      .select((eb) => eb.lit<number>(0).as("turn"))
      .where((eb) =>
        "viewpoint" in firsts
          ? eb(CONCERNED[firsts.viewpoint], "=", firsts.userId)
          : eb.and({ "o.propertyId": firsts.propertyId, "o.buyerId": firsts.buyerId }),
      )
      .where("o.answersId", "is", null)
      .unionAll(
        db
          .selectFrom("exchange as e")
          .innerJoin("Offer as next", "next.answersId", "e.id")
          .select("next.id")
          .select((eb) => eb("e.turn", "+", 1).as("turn")),
      ),
  );

/** All first offers that concern a person, or those of one buyer for one home. */
type FirstOffers =
  | { viewpoint: Viewpoint; userId: string }
  | { propertyId: string; buyerId: string };

export const offersOf = (firsts: FirstOffers) =>
  exchangesOf(firsts)
    .selectFrom("exchange as e")
    .innerJoin("Offer as o", "o.id", "e.id")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .leftJoin("Offer as b", "b.id", "o.answersId")
    .leftJoin("Offer as a", "a.answersId", "o.id")
    .leftJoin("Sale as s", "s.offerId", "o.id")
    .select(["o.id", "e.turn", "o.answersId", "o.buyerName", "o.buyerEmail", "o.buyerPhone"])
    .select(["o.amountCents", "o.status", "o.expiryDate", "o.financingType", "o.financingApproved"])
    .select(["o.message", "o.conditions", "o.createdAt", "o.decidedAt", ...BRIEF_COLUMNS])
    .select(["o.refusalReason", "o.fileSharedAt", "s.id as saleId", ...MANDATE_FIELDS])
    .select(["b.amountCents as answersAmount", "b.status as answersStatus"])
    .select(["b.expiryDate as answersExpiry", "a.amountCents as answerAmount"])
    .select(["a.status as answerStatus", "a.expiryDate as answerExpiry"])
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("o.createdAt")).as("at")]);

export function filteredOffers(firsts: FirstOffers, filter: OfferFilter, today: string) {
  const offers = offersOf(firsts);
  if (filter === "all") return offers;
  return offers.where(
    (eb) =>
      eb
        .case()
        .when(eb.and([eb("o.status", "=", "pending"), eb("o.expiryDate", "<", today)]))
        .then<OfferState>("expired")
        .else(eb.ref("o.status"))
        .end(),
    "=",
    filter,
  );
}

export type ExchangeRow = Awaited<ReturnType<ReturnType<typeof offersOf>["execute"]>>[number];
