import type { Transaction } from "../../platform/db/clients.ts";

/** What making and moving an offer need of its listing. */
export const LISTING = {
  id: true,
  title: true,
  status: true,
  priceCents: true,
  communeCode: true,
  sellerId: true,
  ambassadorId: true,
} as const;

/** What a move needs of an offer. */
const OFFER = {
  id: true,
  propertyId: true,
  buyerId: true,
  authorId: true,
  status: true,
  expiryDate: true,
  expiresAt: true,
  amountCents: true,
  createdAt: true,
  buyerName: true,
  buyerEmail: true,
  buyerPhone: true,
  financingType: true,
  financingApproved: true,
  message: true,
  conditions: true,
  fileSharedAt: true,
  home: true,
  property: { select: LISTING },
} as const;

export const readOffer = (tx: Transaction, id: string) =>
  tx.offer.findUnique({ where: { id }, select: OFFER });

export type OfferRow = NonNullable<Awaited<ReturnType<typeof readOffer>>>;
