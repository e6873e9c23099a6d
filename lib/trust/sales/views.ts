import type { ProviderAvailability, ProviderPrice } from "../../providers/rules.ts";
import type { MilestoneView, SaleMilestone, SaleReminder } from "./rules.ts";

/** A sale under way or concluded, and the people who take part in it. */
export interface TrackedSale {
  propertyId: string;
  /** The row of its way to the deed; null where the sale is older than these are. */
  saleId: string | null;
  title: string;
  city: string;
  isPublic: boolean;
  sellerName: string;
  sellerEmail: string;
  buyerName: string | null;
  buyerEmail: string | null;
  looperName: string | null;
  /** What is asked. */
  priceCents: number;
  /** What was accepted; null where no offer is stored. */
  amountCents: number | null;
  acceptedAt: Date | null;
  soldAt: Date | null;
  /** When the listing last changed: what stands in where no offer is stored. */
  updatedAt: Date;
  tierName: string;
  feeCents: number;
  /** What the fee is counted on, and whether no mandate fixes it yet. */
  baseCents: number;
  estimated: boolean;
  /** The rest to pay of the invoice of its concluded sale, and until when; null without one. */
  invoice: { number: number; restCents: number; dueOn: string; isOverdue: boolean } | null;
  steps: MilestoneView[];
  next: SaleMilestone | null;
  /** What the reader can remind its people of; null where it waits for nobody but the team. */
  reminder: SaleReminder | null;
}

/** What became of some sales whose people were to be reminded. */
export interface SaleRemindersOutcome {
  done: number;
  /** Whose people were reminded that day already. */
  reminded: number;
  /** That wait for neither buyer nor seller any more. */
  moved: number;
  /** Whose invoice is paid. */
  settled: number;
  /** Whose seller closed their account. */
  gone: number;
  /** In which the team's member takes part. */
  own: number;
}

/** A notary of the directory. */
export interface NotaryView {
  id: string;
  name: string;
  description: string;
  location: string;
  ratingTenths: number;
  reviewCount: number;
  availability: ProviderAvailability;
  verified: boolean;
  price: ProviderPrice;
}

/** At most `COUNT_BOUND` each. */
export interface SaleCounts {
  accepted: number;
  underOffer: number;
  soldLately: number;
}
