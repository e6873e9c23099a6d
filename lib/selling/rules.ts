import { excludingVat } from "../kernel/money.ts";
import { sellerFeeCents, tierOf } from "../pricing/rules.ts";
import type { DueTotals, SellerDue } from "./views.ts";

/** The package of a property at its price, with and without VAT. */
export function feeOf(
  priceCents: number,
): Pick<SellerDue, "tier" | "feeCents" | "excludingVatCents" | "vatCents"> {
  const feeCents = sellerFeeCents(priceCents);
  const excludingVatCents = excludingVat(feeCents);
  return {
    tier: tierOf(priceCents).name,
    feeCents,
    excludingVatCents,
    vatCents: feeCents - excludingVatCents,
  };
}

/** Adds up fees by state: nothing is due before a sale is concluded. */
export function dueTotals(
  prices: readonly { sold: boolean; priceCents: number; count: number }[],
): DueTotals {
  const totals: DueTotals = { dueCents: 0, concluded: 0, foreseenCents: 0, foreseen: 0 };
  for (const { sold, priceCents, count } of prices) {
    const cents = sellerFeeCents(priceCents) * count;
    if (sold) {
      totals.dueCents += cents;
      totals.concluded += count;
    } else {
      totals.foreseenCents += cents;
      totals.foreseen += count;
    }
  }
  return totals;
}
