import { sellerFeeCents, tierOf } from "../../pricing/rules.ts";

/** The way of a sale, as far as what is stored tells. */
export const SALE_STEPS = ["accepted", "under-offer", "financed", "sold"] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

/** What tells where a sale stands. */
export interface SaleFacts {
  status: string;
  acceptedAt: Date | null;
  financingType: "cash" | "loan" | "mixed" | null;
  financingApproved: boolean;
  soldAt: Date | null;
}

/** Each step and whether it was taken; a sale that is concluded took them all. */
export function saleSteps(facts: SaleFacts): { step: SaleStep; done: boolean }[] {
  const isSold = facts.soldAt !== null;
  const done: Record<SaleStep, boolean> = {
    accepted: facts.acceptedAt !== null,
    "under-offer": facts.status === "under_offer",
    financed: facts.financingType === "cash" || facts.financingApproved,
    sold: isSold,
  };
  return SALE_STEPS.map((step) => ({ step, done: isSold || done[step] }));
}

/** The step to be taken next; null once the sale is concluded. */
export function nextStep(steps: readonly { step: SaleStep; done: boolean }[]): SaleStep | null {
  return steps.find(({ done }) => !done)?.step ?? null;
}

/** What the seller owes for a sale: by the accepted amount, else by the price that is asked. */
export function saleFee(amountCents: number | null, priceCents: number) {
  const saleCents = amountCents ?? priceCents;
  return { tierName: tierOf(saleCents).name, feeCents: sellerFeeCents(saleCents) };
}

/** The lists of sales. */
export const SALE_VIEWS = ["accepted", "under-offer", "sold"] as const;
export type SaleListView = (typeof SALE_VIEWS)[number];
