import type { Expression } from "kysely";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/**
 * Whether somebody is a looper in force on a civil day, as a condition of a query: what
 * `arePapersInOrder` (lib/policy/looper-papers.ts) says about the papers of a person who holds the
 * role, and no job has to have run for it.
 */
export const looperInForce = (userId: Expression<string | null>, day: string) =>
  reads()
    .selectFrom("RoleGrant as lg")
    .innerJoin("AmbassadorProfile as lp", "lp.userId", "lg.userId")
    .innerJoin("User as lu", "lu.id", "lg.userId")
    .select((eb) => eb.lit(1).as("held"))
    .where("lg.userId", "=", userId)
    .where("lg.role", "=", literal("ambassador"))
    .where("lg.status", "=", literal("active"))
    .where("lu.erasedAt", "is", null)
    .where("lp.trainedAt", "is not", null)
    .where((eb) => eb(eb.fn("trim", ["lp.rsacNumber"]), "<>", literal("")))
    .where("lp.identityExpiresOn", ">=", day)
    .where("lp.attestationExpiresOn", ">=", day)
    .where("lp.insuranceExpiresOn", ">=", day);
