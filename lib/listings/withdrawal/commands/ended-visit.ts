import { homeClock } from "../../../kernel/place.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";

export const ENDED_VISIT = {
  id: true,
  propertyId: true,
  buyerId: true,
  hostId: true,
  visitorName: true,
  status: true,
  startsAt: true,
  endsAt: true,
  icsSequence: true,
  buyer: { select: { email: true, postalCode: true } },
  host: { select: { firstName: true, email: true, postalCode: true } },
  property: { select: { title: true, status: true, sellerId: true, communeCode: true } },
} as const satisfies Prisma.VisitSelect;

export type EndedVisit = Prisma.VisitGetPayload<{ select: typeof ENDED_VISIT }>;

/** One of the two of a visit, and what every notification about it says to that one. */
export function sideOfVisit(visit: EndedVisit, isVisitor: boolean) {
  const { id: visitId, buyerId, hostId, startsAt, property, buyer, host, visitorName } = visit;
  const { title, sellerId } = property;
  const isSeller = hostId === sellerId;
  return {
    userId: isVisitor ? buyerId : hostId,
    data: {
      visitId,
      title,
      name: isVisitor ? host.firstName : visitorName,
      viewpoint: isVisitor ? "buyer" : isSeller ? "seller" : "ambassador",
      startsAt,
      clock: homeClock(property.communeCode, (isVisitor ? buyer : host).postalCode),
    },
  } as const;
}
