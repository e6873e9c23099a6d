import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";

type OfGrant = ExpressionBuilder<Models & { g: Models["RoleGrant"] }, "g">;

/**
 * Whether visits to come of a looper out of force, by their grant `g`, are to be looked after: one is planned with them,
 * and nobody looked since they are out of force, or one moved since somebody did (`fateOf`). It ends with the visits.
 */
export function areVisitsToFollow(grant: OfGrant, now: Date): Expression<SqlBool> {
  const toCome = grant
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select((eb) => eb.lit(1).as("waits"))
    .where("v.startsAt", ">", toDbInstant(now));
  const theirs = toCome
    .whereRef("v.hostId", "=", "g.userId")
    .whereRef("p.sellerId", "<>", "v.hostId");
  const planned = theirs
    .where("v.status", "in", ["pending", "scheduled"])
    .where((eb) =>
      eb.or([eb("g.followedAt", "is", null), eb("g.followedAt", "<", eb.ref("g.decidedAt"))]),
    );
  const cancelled = theirs
    .where("v.status", "=", literal("cancelled"))
    .where("v.cancelReason", "=", literal("host_unavailable"))
    .where("v.cancelledById", "is", null)
    .where((eb) =>
      eb.or([eb("g.followedAt", "is", null), eb("g.followedAt", "<", eb.ref("v.cancelledAt"))]),
    );
  const rehosted = toCome
    .innerJoin("VisitEvent as e", "e.visitId", "v.id")
    // What the team gave away itself it has looked after.
    .where("e.kind", "=", literal("rehosted"))
    .whereRef("e.formerHostId", "=", "g.userId")
    .whereRef("v.hostId", "=", "p.sellerId")
    .where("v.status", "in", ["pending", "scheduled"])
    .where((eb) =>
      eb.or([eb("g.followedAt", "is", null), eb("g.followedAt", "<", eb.ref("e.at"))]),
    );
  return grant.or([grant.exists(planned), grant.exists(rehosted), grant.exists(cancelled)]);
}
