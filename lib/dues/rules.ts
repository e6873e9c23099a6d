import { excludingVat } from "../kernel/money.ts";
import { type MandateRow, packageOf, type SellerPackage } from "../mandates/rules.ts";
import type { DueTotals, SellerDue } from "./views.ts";

/** The fee of a package, with and without the VAT of its home's place. */
export function feeOf(
  { tierName, feeCents, baseCents, estimated }: SellerPackage,
  vatBps: number,
): Pick<
  SellerDue,
  "tier" | "baseCents" | "estimated" | "feeCents" | "vatBps" | "excludingVatCents" | "vatCents"
> {
  const excludingVatCents = excludingVat(feeCents, vatBps);
  return {
    tier: tierName,
    baseCents,
    estimated,
    feeCents,
    vatBps,
    excludingVatCents,
    vatCents: feeCents - excludingVatCents,
  };
}

/** Properties of one state and package, added up. */
export interface DueGroup extends MandateRow {
  sold: boolean;
  priceCents: number;
  count: number;
}

/** Whether a sale that was concluded owes no fee: no mandate asked for one. */
export const isFreeSale = (sold: boolean, { estimated }: Pick<SellerPackage, "estimated">) =>
  sold && estimated;

/** The reductions and payments of a seller's invoices. */
export interface InvoiceTotals {
  /** Reductions and payments, taxes included. */
  deductedCents: number;
  /** How many are settled. */
  settled: number;
}

/**
 * Adds up fees by state: nothing is due before a sale is concluded, nor where no mandate was in force, nor what was
 * paid.
 */
export function dueTotals(
  groups: readonly DueGroup[],
  { deductedCents, settled }: InvoiceTotals,
): DueTotals {
  const totals: DueTotals = { dueCents: 0, unsettled: 0, foreseenCents: 0, foreseen: 0 };
  for (const group of groups) {
    const { sold, count } = group;
    const covered = packageOf(group);
    const cents = covered.feeCents * count;
    if (sold) {
      if (isFreeSale(sold, covered)) continue;
      totals.dueCents += cents;
      totals.unsettled += count;
    } else {
      totals.foreseenCents += cents;
      totals.foreseen += count;
    }
  }
  totals.dueCents -= deductedCents;
  totals.unsettled -= settled;
  return totals;
}
