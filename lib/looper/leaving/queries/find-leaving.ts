import { OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LeavingView } from "../views.ts";

/** What leaving would do, in one read; no row where the person is no looper, refused, or gone already. */
const leavingOf = (looperId: string, now: Date) =>
  reads()
    .selectFrom("RoleGrant as g")
    .select("g.status")
    .select(({ selectFrom, fn }) => {
      const count = fn.countAll<number>().as("count");
      const hosted = selectFrom("Visit as v")
        .innerJoin("Property as p", "p.id", "v.propertyId")
        .select(count)
        .where("v.hostId", "=", looperId)
        .where("p.sellerId", "<>", looperId);
      const homes = selectFrom("Property as p")
        .select(count)
        .where("p.ambassadorId", "=", looperId);
      const at = toDbInstant(now);
      return [
        homes.where("p.status", "not in", ["sold", "withdrawn"]).as("homes"),
        homes
          .where("p.status", "not in", ["sold", "withdrawn"])
          .where((eb) =>
            eb.or([
              eb("p.status", "=", literal("under_offer")),
              eb.exists(
                eb
                  .selectFrom("Offer as o")
                  .select(eb.lit(1).as("accepted"))
                  .whereRef("o.propertyId", "=", "p.id")
                  .where("o.status", "=", literal("accepted")),
              ),
            ]),
          )
          .as("underOffer"),
        selectFrom("Sale as s")
          .select(count)
          .where("s.ambassadorId", "=", looperId)
          .where("s.status", "=", literal("open"))
          .as("sales"),
        hosted
          .where("v.status", "in", ["pending", "scheduled"])
          .where("v.startsAt", ">", at)
          .as("visits"),
        hosted
          .where("v.status", "=", literal("scheduled"))
          .where("v.startsAt", "<=", at)
          .as("unclosedVisits"),
        selectFrom("Lead as l")
          .select(count)
          .where("l.ambassadorId", "=", looperId)
          .where("l.status", "in", OPEN_LEAD_STATUSES)
          .as("openLeads"),
        selectFrom("CommissionEntry as e")
          .select((eb) => eb.fn.sum<number | null>("e.amountCents").as("sum"))
          .where("e.ambassadorId", "=", looperId)
          .as("earnedCents"),
      ];
    })
    .where("g.userId", "=", looperId)
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "in", ["pending", "active", "suspended"])
    .executeTakeFirst();

/**
 * What follows where the person leaves the network; null where there is nothing to leave.
 * @throws {DomainError} request.forbidden
 */
export async function findLeaving(actor: Actor, now = new Date()): Promise<LeavingView | null> {
  authorize(actor, "looping.file");
  const row = await leavingOf(actor.userId, now);
  if (!row) return null;
  return {
    isRequest: row.status === "pending",
    homes: row.homes ?? 0,
    visits: row.visits ?? 0,
    unclosedVisits: row.unclosedVisits ?? 0,
    openLeads: row.openLeads ?? 0,
    earnedCents: row.earnedCents ?? 0,
    hasSale: (row.underOffer ?? 0) + (row.sales ?? 0) > 0,
  };
}
