import { listHostSlots } from "../../../listings/slots/queries/list-host-slots.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ReceivedHome } from "../views.ts";
import { VISITED_STATUSES } from "../visited-statuses.ts";

/** Homes that are visited, or may be soon, of which the person is the seller or the looper. */
export const receivedHomesOf = (userId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select([
      "p.id",
      "p.title",
      "c.name as city",
      "p.communeCode",
      "p.status",
      "p.sellerId",
      "p.ambassadorId",
    ])
    .where("p.status", "in", VISITED_STATUSES)
    .where((eb) => eb.or([eb("p.sellerId", "=", userId), eb("p.ambassadorId", "=", userId)]));

/**
 * The homes that the person receives visitors in, those for sale first.
 * @param viewpoint as whom: the seller's own, or those that the looper takes care of
 * @throws {DomainError} request.forbidden
 */
export async function listReceivedHomes(
  actor: Actor,
  viewpoint: "seller" | "ambassador",
  now = new Date(),
): Promise<ReceivedHome[]> {
  authorize(actor, viewpoint === "seller" ? "selling.read" : "looping.read");
  const { userId } = actor;
  const column = viewpoint === "seller" ? "p.sellerId" : "p.ambassadorId";
  const homes = await receivedHomesOf(userId)
    .where(column, "=", userId)
    .orderBy("p.createdAt")
    .execute();
  const schedules = await reads()
    .selectFrom("VisitSchedule")
    .select("propertyId")
    .where("hostId", "=", userId)
    .execute();
  const slots = await listHostSlots(userId, now);
  const received = homes.map(({ id, title, city, status }) => ({
    id,
    title,
    city,
    isActive: status === "active",
    hasSchedule: schedules.some(({ propertyId }) => propertyId === id),
    openSlots: slots.filter(({ property }) => property.id === id).length,
  }));
  return received.sort((a, b) => Number(b.isActive) - Number(a.isActive));
}
