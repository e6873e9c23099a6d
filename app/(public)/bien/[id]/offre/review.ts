import type { FinancingType } from "../../../../../lib/offers/rules.ts";

/** An offer as it will be sent, to be read again; money in cents. */
export interface OfferReview {
  amountCents: number;
  netCents: number;
  financingType: FinancingType;
  financingApproved: boolean;
  /** A civil day. */
  expiryDate: string;
  message: string | null;
  conditions: string | null;
  shareFile: boolean;
}
