import type { Settlement } from "../invoices/rules.ts";

/** An invoice of a property's seller. */
export interface DueInvoice extends Settlement {
  number: number;
  /** The last civil day to pay it. */
  dueOn: string;
  isOverdue: boolean;
}

/** What one property's seller owes, or will owe. */
export interface SellerDue {
  propertyId: string;
  title: string;
  city: string;
  /** What the fee is counted on: the mandate's price, or the asking price before one. */
  baseCents: number;
  /** Whether no mandate fixes it yet. */
  estimated: boolean;
  /** Name of the package. */
  tier: string;
  feeCents: number;
  /** VAT of the home's place, in hundredths of a percent. */
  vatBps: number;
  excludingVatCents: number;
  vatCents: number;
  /** When the sale was concluded, which makes the fee due; null until then. */
  concludedAt: Date | null;
  /** Whether its sale was concluded without a mandate: then no fee is owed. */
  isFree: boolean;
  /** What the invoice deducts for a referral, taxes included. */
  discountCents: number;
  /** What will be deducted for a referral if this is the seller's first sale, taxes included; 0 for nothing. */
  foreseenDiscountCents: number;
  /** The mandate that fixes it, and whether its file is there. */
  mandate: { number: number; hasDocument: boolean } | null;
  /** Of a sale that was concluded here under a mandate, with its payments. */
  invoice: DueInvoice | null;
}

/** Amounts over every property, shown on this page or not, all taxes included. */
export interface DueTotals {
  /** Left to pay for sales that are concluded under a mandate, and how many of them are not settled. */
  dueCents: number;
  unsettled: number;
  /** What would be owed if the others were concluded. */
  foreseenCents: number;
  foreseen: number;
}

/** What a seller owes and when, the concluded sales first. */
export interface SellerDuesView {
  dues: SellerDue[];
  totals: DueTotals;
  /** What asks for the following ones; null at the end. */
  nextCursor: string | null;
}
