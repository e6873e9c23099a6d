import { type Expression, expressionBuilder } from "kysely";
import { civilDay } from "../../kernel/time.ts";
import { looperInForce } from "../../listings/queries/looper-in-force.ts";
import type { StoredInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { OPEN_LEAD_STATUSES } from "../states.ts";

/** A looper in whose zone a home is. */
export interface ZoneLooper {
  id: string;
  firstName: string;
  /** Their commune. */
  city: string | null;
  /** From their commune to the home's. */
  distanceM: number;
  openLeads: number;
  /** When they were last offered a lead; null for never. */
  lastOfferedAt: StoredInstant | null;
}

/** How many open leads a looper has, requests of sellers that wait for their answer among them. */
export const openLeadsOf = (looperId: Expression<string>) => {
  const leads = reads()
    .selectFrom("Lead as ol")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ol.ambassadorId", "=", looperId)
    .where("ol.status", "in", OPEN_LEAD_STATUSES)
    .$asScalar()
    .$notNull();
  const requests = reads()
    .selectFrom("LooperRequest as oq")
    .innerJoin("ListingRevision as or", "or.id", "oq.revisionId")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("oq.ambassadorId", "=", looperId)
    .where("oq.status", "=", literal("pending"))
    .where("or.status", "<>", literal("discarded"))
    .$asScalar()
    .$notNull();
  return expressionBuilder()(leads, "+", requests);
};

/** When a looper was last offered a lead; null for never. */
export const lastOfferOf = (looperId: Expression<string>) =>
  reads()
    .selectFrom("LeadOffer as lo")
    .select(({ fn }) => fn.max("lo.offeredAt").as("at"))
    .where("lo.looperId", "=", looperId)
    .$asScalar();

/** Whether a looper takes no new lead on a civil day, as a condition of a query. */
export const pauseOn = (looperId: Expression<string>, day: string) =>
  reads()
    .selectFrom("LooperPause as lp")
    .select((eb) => eb.lit(1).as("paused"))
    .where("lp.looperId", "=", looperId)
    .where("lp.untilOn", ">=", day)
    .where("lp.fromOn", "<=", day);

/**
 * The loopers who take leads of a commune today: in force, the commune in their zone, not paused, and below what they
 * take at once. The nearest first, then those with the fewest open leads, then those who waited longest for one.
 */
export function listZoneLoopers(
  communeCode: string,
  limit: number,
  now: Date,
  { exceptIds = [], onlyId = null }: { exceptIds?: readonly string[]; onlyId?: string | null } = {},
): Promise<ZoneLooper[]> {
  const today = civilDay(now);
  return reads()
    .selectFrom("LooperZoneCommune as zc")
    .innerJoin("LooperZone as z", "z.looperId", "zc.looperId")
    .innerJoin("User as u", "u.id", "zc.looperId")
    .leftJoin("Commune as own", "own.code", "z.centreCode")
    .select(["u.id", "u.firstName", "own.name as city", "zc.distanceM"])
    .select((eb) => [
      openLeadsOf(eb.ref("zc.looperId")).as("openLeads"),
      lastOfferOf(eb.ref("zc.looperId")).as("lastOfferedAt"),
    ])
    .where("zc.communeCode", "=", communeCode)
    .$if(exceptIds.length > 0, (query) => query.where("zc.looperId", "not in", exceptIds))
    .$if(onlyId !== null, (query) => query.where("zc.looperId", "=", onlyId))
    .where((eb) => eb.exists(looperInForce(eb.ref("zc.looperId"), today)))
    .where((eb) => eb.not(eb.exists(pauseOn(eb.ref("zc.looperId"), today))))
    .where((eb) => eb(openLeadsOf(eb.ref("zc.looperId")), "<", eb.ref("z.capacity")))
    .orderBy("zc.distanceM")
    .orderBy("openLeads")
    .orderBy("lastOfferedAt", (order) => order.asc().nullsFirst())
    .orderBy("zc.looperId")
    .limit(limit)
    .execute();
}
