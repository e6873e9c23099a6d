import { isId } from "../../kernel/ids.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import type { VisitView } from "../views.ts";
import { visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

/** The next visit that the person has of a listing, requested or agreed; null without one. */
export async function findVisitOf(
  actor: Actor,
  listingId: string,
  now = new Date(),
): Promise<VisitView | null> {
  if (!isId(listingId) || !can(actor, "buying.read")) return null;
  const rows = await visitsWithAll()
    .where("v.buyerId", "=", actor.userId)
    .where("v.propertyId", "=", listingId)
    .where("v.status", "in", ["pending", "scheduled"])
    .where("v.endsAt", ">", toDbInstant(now))
    .orderBy("v.startsAt")
    .limit(1)
    .execute();
  const [visit] = await toVisits(rows, actor.userId, () => "buyer", now);
  return visit ?? null;
}
