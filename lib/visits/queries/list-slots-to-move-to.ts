import { listOpenSlots } from "../../listings/slots/queries/list-open-slots.ts";
import type { Actor } from "../../policy/actor.ts";
import type { OpenSlotView } from "../views.ts";
import { findVisit } from "./find-visit.ts";

/**
 * The open slots that a visitor can move a visit to, soonest first.
 * @throws {DomainError} visit.not-found
 */
export async function listMoves(
  actor: Actor,
  visitId: string,
  now = new Date(),
): Promise<OpenSlotView[]> {
  const visit = await findVisit(actor, visitId, now);
  if (!visit.actions.includes("reschedule")) return [];
  const slots = await listOpenSlots(visit.property.id, now);
  return slots.filter(({ types }) => types.includes(visit.type));
}
