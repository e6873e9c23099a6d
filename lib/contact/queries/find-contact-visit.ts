import type { Actor } from "../../policy/actor.ts";
import { findVisit } from "../../visits/queries/find-visit.ts";
import type { ContactVisit } from "../views.ts";

/**
 * A visit that a request may name: one of the person's own.
 * @throws {DomainError} visit.not-found for any other
 */
export async function findContactVisit(
  actor: Actor,
  visitId: string,
  now = new Date(),
): Promise<ContactVisit> {
  const { id, property, startsAt, codeLocked } = await findVisit(actor, visitId, now);
  const { id: listingId, title, clock } = property;
  return { id, title, listingId, startsAt, clock, isLocked: codeLocked };
}
