import type { Sorts } from "../../kernel/sorted-list.ts";

/** The way of a sale, as far as what is stored tells. */
const SALE_MILESTONES = ["accepted", "under-offer", "financed", "sold"] as const;
export type SaleMilestone = (typeof SALE_MILESTONES)[number];

/** The rows that tell where a sale stands, by their dates. */
export interface MilestoneFacts {
  /** When an offer was accepted. */
  acceptedAt: Date | null;
  /** Since when the listing is marked under offer. */
  underOfferAt: Date | null;
  /** When the buyer made the accepted offer, and whether it says that the money is there. */
  offeredAt: Date | null;
  financingApproved: boolean;
  /** When the sale was concluded. */
  soldAt: Date | null;
}

/** A step, and the date of the row by which it is done; null where there is no such row. */
export interface MilestoneView {
  step: SaleMilestone;
  at: Date | null;
}

/** Each step and when it was taken: none without its own row, not even of a sale that is concluded. */
export function milestonesOf(facts: MilestoneFacts): MilestoneView[] {
  const isDeclared = facts.acceptedAt !== null && facts.financingApproved;
  const at: Record<SaleMilestone, Date | null> = {
    accepted: facts.acceptedAt,
    "under-offer": facts.underOfferAt,
    // The buyer declares it in the offer, of a loan as of cash: no paper proves it.
    financed: isDeclared ? facts.offeredAt : null,
    sold: facts.soldAt,
  };
  return SALE_MILESTONES.map((step) => ({ step, at: at[step] }));
}

/** The step to be taken next; null once the sale is concluded. */
export function nextMilestone(steps: readonly MilestoneView[]): SaleMilestone | null {
  if (steps.some(({ step, at }) => step === "sold" && at !== null)) return null;
  return steps.find(({ at }) => at === null)?.step ?? null;
}

/** What the people of a sale can be reminded of: what waits for buyer or seller, or an invoice that is overdue. */
export const SALE_REMINDERS = ["parties", "payment"] as const;
export type SaleReminder = (typeof SALE_REMINDERS)[number];

/** The lists of sales. */
export const SALE_VIEWS = ["accepted", "under-offer", "sold"] as const;
export type SaleListView = (typeof SALE_VIEWS)[number];

/** What the people of a list's sales are reminded of. */
export const reminderIn = (view: SaleListView): SaleReminder =>
  view === "sold" ? "payment" : "parties";

/** What they can be ordered by: when they came to it, what was agreed, where the home is, whose it is. */
export const SALE_SORTS = {
  date: { by: "instant", direction: "desc" },
  amount: { by: "number", direction: "desc" },
  commune: { by: "text", direction: "asc" },
  looper: { by: "text", direction: "asc", nullable: true },
} as const satisfies Sorts;
export type SaleSort = keyof typeof SALE_SORTS;
