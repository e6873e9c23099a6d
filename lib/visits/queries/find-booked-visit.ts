import { DomainError } from "../../kernel/errors.ts";
import type { Actor } from "../../policy/actor.ts";
import type { VisitView } from "../views.ts";
import { visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

/** A visit that the person has just asked for, whose role may be newer than their session's. */
export async function findBookedVisit(
  { userId }: Actor,
  visitId: string,
  now = new Date(),
): Promise<VisitView> {
  const rows = await visitsWithAll()
    .where("v.id", "=", visitId)
    .where("v.buyerId", "=", userId)
    .execute();
  const [visit] = await toVisits(rows, userId, () => "buyer", now);
  if (!visit) throw new DomainError("visit.not-found");
  return visit;
}
