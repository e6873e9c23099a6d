import { ENDED_VISIT } from "../../listings/withdrawal/commands/ended-visit.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";

/** The columns of a visit that may go to the seller of its home: for its end, and for its whole calendar entry. */
export const HOSTED_VISIT = {
  ...ENDED_VISIT,
  type: true,
  meetingUrl: true,
  proposedById: true,
  property: {
    select: {
      ...ENDED_VISIT.property.select,
      address: true,
      postalCode: true,
      commune: { select: { name: true } },
      seller: { select: { firstName: true, email: true, postalCode: true, erasedAt: true } },
    },
  },
} as const satisfies Prisma.VisitSelect;

export type HostedVisit = Prisma.VisitGetPayload<{ select: typeof HOSTED_VISIT }>;

/** Whoever receives from now on. */
export interface NewHost {
  id: string;
  firstName: string;
  email: string;
  postalCode: string | null;
}
