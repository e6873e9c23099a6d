import type { Expression } from "kysely";
import { isId } from "../../kernel/ids.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";

/** The professional number of a looper in force, as a column; null where there is none. */
export const workPhoneOf = (ambassadorId: Expression<string | null>) =>
  reads()
    .selectFrom("AmbassadorProfile as wp")
    .innerJoin("RoleGrant as wg", "wg.userId", "wp.userId")
    .select("wp.workPhone")
    .where("wp.userId", "=", ambassadorId)
    .where("wg.role", "=", "ambassador")
    .where("wg.status", "=", "active")
    .limit(1)
    .$asScalar();

/**
 * The professional number of the looper of a listing that takes visits or offers, for somebody with a confirmed
 * account; null without one. Its page, which is everybody's, only says that there is one.
 */
export async function findWorkPhone(actor: Actor, listingId: string): Promise<string | null> {
  authorize(actor, "account.read");
  if (!isId(listingId)) return null;
  const row = await reads()
    .selectFrom("Property as p")
    .select(({ ref }) => workPhoneOf(ref("p.ambassadorId")).as("phone"))
    .where("p.id", "=", listingId)
    .where("p.status", "in", ["active", "under_offer"])
    .executeTakeFirst();
  return row?.phone ?? null;
}
