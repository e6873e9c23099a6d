import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import { VIEWPOINT_PERMISSIONS } from "../../policy/viewpoint.ts";
import type { VisitView } from "../views.ts";
import { viewpointAt, visitsWithAll } from "./visit-rows.ts";
import { toVisits } from "./visit-views.ts";

/**
 * One visit, as whichever of those it concerns the person is.
 * @throws {DomainError} visit.not-found for one that is not theirs to see, or not in a role in force
 */
export async function findVisit(
  actor: Actor,
  visitId: string,
  now = new Date(),
): Promise<VisitView> {
  const row = isId(visitId)
    ? await visitsWithAll().select("p.ambassadorId").where("v.id", "=", visitId).executeTakeFirst()
    : undefined;
  const viewpoint = row ? viewpointAt(row, actor.userId) : null;
  if (!row || viewpoint === null || !can(actor, VIEWPOINT_PERMISSIONS[viewpoint]))
    throw new DomainError("visit.not-found");
  const [visit] = await toVisits([row], actor.userId, () => viewpoint, now);
  if (!visit) throw new DomainError("visit.not-found");
  return visit;
}
