import { daysBefore } from "../../../kernel/time.ts";
import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { followedSince } from "../../../sales/queries/followed-since.ts";
import type { SaleCounts } from "../views.ts";

const accepted = (now: Date) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select("o.id")
    .where("o.status", "=", literal("accepted"))
    .where("o.decidedAt", ">=", followedSince(now))
    .where("p.status", "<>", literal("sold"))
    .orderBy("o.decidedAt", "desc");

const homesThatAre = (status: "under_offer" | "sold") =>
  reads().selectFrom("Property").select("id").where("status", "=", literal(status));

/** How many sales there are in each list; those sold, of thirty days. @throws request.forbidden */
export async function countSales(actor: Actor, now = new Date()): Promise<SaleCounts> {
  authorize(actor, "contracts.check");
  const month = toDbInstant(daysBefore(now, 30));
  return reads()
    .selectNoFrom([
      boundedCount(accepted(now)).as("accepted"),
      boundedCount(homesThatAre("under_offer")).as("underOffer"),
      boundedCount(homesThatAre("sold").where("soldAt", ">=", month)).as("soldLately"),
    ])
    .executeTakeFirstOrThrow();
}
