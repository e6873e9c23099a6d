import type { ExpressionBuilder } from "kysely";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { LOOPER_VISIT_LIMITS } from "../../../pricing/rules.ts";
import type { VisitedHomeView } from "../../views.ts";

/** From how many paid visits on a home is shown: some before the rule's limit. */
const SHOWN_FROM = LOOPER_VISIT_LIMITS.ofHome - 4;
const MOST = 100;

type OfHome = ExpressionBuilder<Models & { p: Models["Property"] }, "p">;

/** The visits of a home that are paid and were not taken back. */
const paidVisits = (eb: OfHome) =>
  eb
    .selectFrom("CommissionEntry as e")
    .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
    .whereRef("e.propertyId", "=", "p.id")
    .where("e.event", "=", literal("visit_organised"))
    .where("r.id", "is", null);

/** Homes for sale that loopers in force take care of: few of all, by the index of these. */
const homes = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("Property as p", "p.ambassadorId", "g.userId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as u", "u.id", "g.userId")
    .select(["p.id", "p.title", "c.name as city", "u.id as looperId", "u.firstName", "u.lastName"])
    .select((eb) => [
      paidVisits(eb as OfHome)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("paid"),
      paidVisits(eb as OfHome)
        .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("e.amountCents"), lit(0)).as("sum"))
        .$asScalar()
        .$notNull()
        .as("paidCents"),
      eb
        .selectFrom("VisitConsent as v")
        .select("v.upTo")
        .whereRef("v.propertyId", "=", "p.id")
        .orderBy("v.at", "desc")
        .orderBy("v.id", "desc")
        .limit(1)
        .as("consentedTo"),
    ])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .where("p.status", "in", ["active", "under_offer", "paused"]);

/**
 * Homes for sale whose paid visits come near the limit, or passed it with the team's consent, the most visited first.
 * @throws {DomainError} request.forbidden
 */
export async function listVisitedHomes(actor: Actor): Promise<VisitedHomeView[]> {
  authorize(actor, "commissions.correct");
  const rows = await reads()
    .selectFrom(homes().as("h"))
    .selectAll()
    .where("h.paid", ">=", SHOWN_FROM)
    .orderBy("h.paid", "desc")
    .orderBy("h.id")
    .limit(MOST)
    .execute();
  return rows.map(({ looperId, firstName, lastName, consentedTo, ...home }) => ({
    ...home,
    looper: `${firstName} ${lastName}`,
    most: Math.max(LOOPER_VISIT_LIMITS.ofHome, consentedTo ?? 0),
    isOwn: looperId === actor.userId,
  }));
}
