import { expressionBuilder } from "kysely";
import { isOfferOfSeller, isOfferOpen } from "../../../offers/queries/offer-conditions.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { salesForTeam } from "../../../sales/queries/sales-for-team.ts";
import { todayOfHome } from "../../../sales/queries/today-of-home.ts";
import { action, as } from "./action-columns.ts";

/* What waits of offers, of papers that several sign, and of sales. */

export const offersToAnswer = (userId: string, now: Date) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Offer as o", "o.propertyId", "p.id")
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("o.id"),
        subject: eb.ref("o.buyerName"),
        listing: eb.ref("p.title"),
        since: eb.ref("o.createdAt"),
        until: eb.ref("o.expiryDate"),
      }),
    )
    .where("p.sellerId", "=", userId)
    .where(isOfferOpen(now))
    .where((eb) => eb.not(isOfferOfSeller()));

export const countersToAnswer = (userId: string, now: Date) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("o.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("o.createdAt"),
        until: eb.ref("o.expiryDate"),
      }),
    )
    .where("o.buyerId", "=", userId)
    .where(isOfferOpen(now))
    .where(isOfferOfSeller());

/** Documents that several sign, once all but the person with the account have. */
export const lastToSign = (userId: string, now: Date) =>
  reads()
    .selectFrom("Signature as g")
    .innerJoin("Property as p", "p.id", "g.propertyId")
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("p.id"),
        subject: eb.ref("p.title"),
        since: eb
          .selectFrom("Signer as other")
          .select(({ fn }) => fn.max("other.signedAt").as("at"))
          .whereRef("other.signatureId", "=", "g.id")
          .$asScalar(),
      }),
    )
    .where("g.signerId", "=", userId)
    .where("g.signedAt", "is", null)
    .where("g.expiresAt", ">", toDbInstant(now))
    .where((eb) => {
      const others = eb
        .selectFrom("Signer as other")
        .select("other.position")
        .whereRef("other.signatureId", "=", "g.id")
        .where("other.position", ">", 1);
      return eb.and([
        eb.exists(others),
        eb.not(eb.exists(others.where("other.signedAt", "is", null))),
      ]);
    });

const openSales = () =>
  reads()
    .selectFrom("Sale as s")
    .innerJoin("Offer as o", "o.id", "s.offerId")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .where("s.status", "=", literal("open"));

const ofSale = () =>
  expressionBuilder<Models & { s: Models["Sale"]; o: Models["Offer"] }, "s" | "o">();

/** Whether a sale waits for the bank's answer. */
const loanWaits = () => {
  const eb = ofSale();
  return eb.and([
    eb("o.financingType", "<>", literal("cash")),
    eb("s.compromisSignedOn", "is not", null),
    eb("s.loanObtainedOn", "is", null),
  ]);
};

const nextSignature = () => ofSale().fn.coalesce("s.deedPlannedOn", "s.compromisPlannedOn");

/** Whether a sale waits for a signature, on a day to come. */
const signatureComes = (now: Date) => {
  const eb = ofSale();
  return eb.and([
    eb.or([eb("s.compromisSignedOn", "is", null), eb("s.deedPlannedOn", "is not", null)]),
    eb(nextSignature(), ">=", todayOfHome(now)),
  ]);
};

export const salesOfTeam = (userId: string, now: Date) =>
  salesForTeam(userId, now).select((eb) =>
    action({
      role: as("trust_manager"),
      id: eb.ref("s.id"),
      subject: eb.ref("p.title"),
      since: eb.ref("s.openedAt"),
      until: eb
        .case()
        .when("s.compromisSignedOn", "is", null)
        .then(eb.ref("s.compromisPlannedOn"))
        .else(eb.ref("s.deedPlannedOn"))
        .end(),
    }),
  );

export const salesOfBuyer = (userId: string, now: Date) =>
  openSales()
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("s.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("s.openedAt"),
        until: eb.case().when(loanWaits()).then(eb.ref("s.loanDueOn")).else(nextSignature()).end(),
      }),
    )
    .where("s.buyerId", "=", userId)
    .where((eb) => eb.or([loanWaits(), signatureComes(now)]));

export const salesOfSeller = (userId: string, now: Date) =>
  openSales()
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("s.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("s.openedAt"),
        until: nextSignature(),
      }),
    )
    .where("s.sellerId", "=", userId)
    .where(signatureComes(now));
