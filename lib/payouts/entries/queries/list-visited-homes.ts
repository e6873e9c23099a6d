import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { LOOPER_VISIT_LIMITS } from "../../../pricing/rules.ts";
import type { VisitedHomeView } from "../../views.ts";

/** From how many paid visits on a home is shown: some before the rule's limit. */
const SHOWN_FROM = LOOPER_VISIT_LIMITS.ofHome - 4;
const MOST = 100;

/**
 * Homes for sale whose paid visits come near the limit, or for which the team consented to more, the most visited first.
 * @throws {DomainError} request.forbidden
 */
export async function listVisitedHomes(actor: Actor): Promise<VisitedHomeView[]> {
  authorize(actor, "commissions.correct");
  const rows = await reads()
    .selectFrom("CommissionEntry as e")
    .innerJoin("Property as p", "p.id", "e.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("User as u", "u.id", "p.ambassadorId")
    .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
    .select(["p.id", "p.title", "c.name as city", "p.ambassadorId", "u.firstName", "u.lastName"])
    .select((eb) => [
      eb.fn.countAll<number>().as("paid"),
      eb.fn.sum<number>("e.amountCents").as("paidCents"),
      eb
        .selectFrom("VisitConsent as v")
        .select("v.upTo")
        .whereRef("v.propertyId", "=", "p.id")
        .orderBy("v.at", "desc")
        .orderBy("v.id", "desc")
        .limit(1)
        .as("consentedTo"),
    ])
    .where("e.event", "=", literal("visit_organised"))
    .where("r.id", "is", null)
    .where("p.status", "in", ["active", "under_offer", "paused"])
    .groupBy(["p.id", "p.title", "c.name", "p.ambassadorId", "u.firstName", "u.lastName"])
    .having((eb) => eb(eb.fn.countAll<number>(), ">=", SHOWN_FROM))
    .orderBy("paid", "desc")
    .orderBy("p.id")
    .limit(MOST)
    .execute();
  return rows.map(({ ambassadorId, firstName, lastName, consentedTo, ...home }) => ({
    ...home,
    looper: firstName === null ? null : `${firstName} ${lastName}`,
    most: Math.max(LOOPER_VISIT_LIMITS.ofHome, consentedTo ?? 0),
    isOwn: ambassadorId === actor.userId,
  }));
}
