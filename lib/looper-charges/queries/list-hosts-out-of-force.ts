import { civilDay } from "../../kernel/time.ts";
import { looperInForce } from "../../listings/queries/looper-in-force.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { rehostingUntil } from "../rules.ts";

/** Who is no looper in force and has visits to come in others' homes, soon enough to go to the sellers. */
export async function listHostsOutOfForce(now: Date): Promise<string[]> {
  const rows = await reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select("v.hostId")
    .distinct()
    .where("v.status", "in", ["pending", "scheduled"])
    .where("v.startsAt", ">", toDbInstant(now))
    .where("v.startsAt", "<=", toDbInstant(rehostingUntil(now)))
    .whereRef("v.hostId", "<>", "p.sellerId")
    .where((eb) => eb.not(eb.exists(looperInForce(eb.ref("v.hostId"), civilDay(now)))))
    .orderBy("v.hostId")
    .execute();
  return rows.map(({ hostId }) => hostId);
}
