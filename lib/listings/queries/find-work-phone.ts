import type { Expression } from "kysely";
import { isId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { looperInForce } from "./looper-in-force.ts";

/** The professional number of a looper in force on a civil day, as a column; null where there is none. */
export const workPhoneOf = (ambassadorId: Expression<string | null>, day: string) =>
  reads()
    .selectFrom("AmbassadorProfile as wp")
    .select("wp.workPhone")
    .where("wp.userId", "=", ambassadorId)
    .where((eb) => eb.exists(looperInForce(eb.ref("wp.userId"), day)))
    .limit(1)
    .$asScalar();

/**
 * The professional number of the looper of a listing that takes visits or offers, for somebody with a confirmed
 * account; null without one. Its page, which is everybody's, only says that there is one.
 */
export async function findWorkPhone(
  actor: Actor,
  listingId: string,
  now = new Date(),
): Promise<string | null> {
  authorize(actor, "account.read");
  if (!isId(listingId)) return null;
  const row = await reads()
    .selectFrom("Property as p")
    .select(({ ref }) => workPhoneOf(ref("p.ambassadorId"), civilDay(now)).as("phone"))
    .where("p.id", "=", listingId)
    .where("p.status", "in", ["active", "under_offer"])
    .executeTakeFirst();
  return row?.phone ?? null;
}
