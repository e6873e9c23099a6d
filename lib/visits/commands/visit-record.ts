import { type HomeClock, homeClock } from "../../kernel/place.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { VisitSide } from "../rules.ts";

/*
 * What every change of a visit is made of: the row as it was read, the change on the condition that it is
 * still so, its event, and the people to notify. In the transaction of the command that changes it.
 */

const RECORD = {
  id: true,
  propertyId: true,
  slotId: true,
  buyerId: true,
  hostId: true,
  visitorName: true,
  startsAt: true,
  endsAt: true,
  type: true,
  status: true,
  meetingUrl: true,
  checkInCode: true,
  checkInFailures: true,
  proposedStartsAt: true,
  proposedEndsAt: true,
  proposedById: true,
  cancelledAt: true,
  cancelReason: true,
  feedbackRating: true,
  feedbackAskedAt: true,
  question: { select: { answer: true } },
  icsSequence: true,
  remindedDayAt: true,
  remindedHoursAt: true,
  buyer: { select: { firstName: true, email: true, postalCode: true } },
  host: { select: { firstName: true, email: true, postalCode: true } },
  property: {
    select: {
      title: true,
      sellerId: true,
      ambassadorId: true,
      address: true,
      postalCode: true,
      communeCode: true,
      commune: { select: { name: true } },
    },
  },
} as const satisfies Prisma.VisitSelect;

/** A visit's row with what its changes look at. */
export type VisitRecord = Prisma.VisitGetPayload<{ select: typeof RECORD }>;

export const readRecord = (tx: Transaction, id: string): Promise<VisitRecord | null> =>
  tx.visit.findUnique({ where: { id }, select: RECORD });

/** From where its host looks at a visit. */
export const hostViewpoint = ({ hostId, property }: VisitRecord): "seller" | "ambassador" =>
  hostId === property.sellerId ? "seller" : "ambassador";

/** The clock by which one side reads times of the home. */
export const clockOnSide = ({ property, buyer, host }: VisitRecord, side: VisitSide): HomeClock =>
  homeClock(property.communeCode, (side === "visitor" ? buyer : host).postalCode);

export const userOnSide = (visit: VisitRecord, side: VisitSide) =>
  side === "visitor" ? visit.buyerId : visit.hostId;
