import { vatBpsOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { looperPayBy } from "../../pricing/rules.ts";
import { type PaidVisit, payFactsOf, unpaidReasonOf } from "../rules.ts";
import type { VisitPayView } from "../views.ts";

/** A visit to come that a looper is to receive. */
interface PlannedVisit {
  id: string;
  propertyId: string;
  buyerId: string;
  startsAt: Date;
}

interface HomeVisit extends PaidVisit {
  propertyId: string;
  visitId: string | null;
}

async function paidVisits(propertyIds: readonly string[]): Promise<HomeVisit[]> {
  const rows = await reads()
    .selectFrom("CommissionEntry as e")
    .leftJoin("Visit as v", "v.id", "e.visitId")
    .select(["e.propertyId", "e.amountCents", "e.visitId", "v.buyerId", "v.startsAt"])
    .where("e.propertyId", "in", propertyIds)
    .where("e.event", "=", literal("visit_organised"))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("CommissionEntry as r")
            .select("r.id")
            .whereRef("r.reversesId", "=", "e.id"),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ propertyId, startsAt, ...row }) =>
    propertyId === null ? [] : [{ ...row, propertyId, startsAt: fromDbInstant(startsAt) }],
  );
}

/** Visits to come that loopers receive: each will be paid if it is made. */
const plannedVisits = (propertyIds: readonly string[], now: Date) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select(["v.id", "v.propertyId", "v.buyerId", "v.startsAt"])
    .where("v.propertyId", "in", propertyIds)
    .where("v.status", "=", literal("scheduled"))
    .where("v.endsAt", ">", toDbInstant(now))
    .whereRef("v.hostId", "<>", "p.sellerId")
    .execute();

const homes = (propertyIds: readonly string[]) =>
  reads()
    .selectFrom("Property as p")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["p.id", "p.priceCents", "p.communeCode", "p.ambassadorId", "p.looperPayVersion"])
    .select(["m.signedAt", ...MANDATE_FIELDS])
    .select((eb) =>
      eb
        .selectFrom("VisitConsent as c")
        .select("c.upTo")
        .whereRef("c.propertyId", "=", "p.id")
        .orderBy("c.at", "desc")
        .orderBy("c.id", "desc")
        .limit(1)
        .as("consentedTo"),
    )
    .where("p.id", "in", propertyIds)
    .execute();

const openOffers = (propertyIds: readonly string[], now: Date) =>
  reads()
    .selectFrom("Offer")
    .select(["propertyId", "buyerId", "expiresAt"])
    .where("propertyId", "in", propertyIds)
    .where("status", "=", literal("pending"))
    .where("expiresAt", ">", toDbInstant(now))
    .execute();

/**
 * What visits to come will be paid, as far as it can be known: those that are paid count, those planned before them too,
 * and offers that are open by now.
 * @param looperId who receives them
 */
export async function predictVisitPay(
  visits: readonly PlannedVisit[],
  looperId: string,
  now: Date,
): Promise<ReadonlyMap<string, VisitPayView>> {
  if (visits.length === 0) return new Map();
  const propertyIds = [...new Set(visits.map(({ propertyId }) => propertyId))];
  const paid = await paidVisits(propertyIds);
  const planned = await plannedVisits(propertyIds, now);
  const offers = await openOffers(propertyIds, now);
  const rows = await homes(propertyIds);
  const predicted = visits.flatMap((visit) => {
    const home = rows.find(({ id }) => id === visit.propertyId);
    if (!home) return [];
    const version = home.ambassadorId === looperId ? home.looperPayVersion : null;
    const rule = looperPayBy(version, civilDay(visit.startsAt));
    const before = planned
      .filter(({ id, propertyId }) => propertyId === home.id && id !== visit.id)
      .map(({ buyerId, startsAt }) => ({
        buyerId,
        startsAt: fromDbInstant(startsAt),
        amountCents: rule.perVisitCents,
      }))
      .filter(({ startsAt }) => startsAt < visit.startsAt);
    const hasOpenOffer = offers.some(
      ({ propertyId, buyerId, expiresAt }) =>
        propertyId === home.id &&
        buyerId === visit.buyerId &&
        fromDbInstant(expiresAt) > visit.startsAt,
    );
    const terms = {
      mandateSince: fromDbInstant(home.signedAt),
      feeCents: packageOf(home).feeCents,
      vatBps: vatBpsOf(home.communeCode),
      consentedTo: home.consentedTo,
    };
    const own = paid.filter(({ propertyId }) => propertyId === home.id);
    const facts = payFactsOf([...own, ...before], terms, { buyerId: visit.buyerId, hasOpenOffer });
    const unpaid = unpaidReasonOf(rule, facts);
    return [[visit.id, { amountCents: rule.perVisitCents, unpaid }] as const];
  });
  return new Map(predicted);
}
