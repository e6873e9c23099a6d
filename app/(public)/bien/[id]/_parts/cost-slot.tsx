import { CostLines } from "@/components/financing/CostLines";
import { MONTHLY_COST } from "@/components/financing/copy";
import { Link } from "@/components/ui/Link";
import { BUDGET_FIELDS } from "@/lib/financing/budget-inputs";
import { COST_FIELDS, costParameters } from "@/lib/financing/cost-inputs";
import { type LoanInputs, readLoan } from "@/lib/financing/inputs";
import { monthlyCost } from "@/lib/financing/monthly-cost";
import { homeCostsOf } from "@/lib/listings/home-costs";
import type { ListingDetail } from "@/lib/listings/views";
import { estimateRoutes } from "@/lib/routes/estimates";
import { spaceRoutes } from "@/lib/routes/space";
import { eurosInUrl } from "@/lib/search/url";
import { NEARBY } from "../ventes/copy";
import { Block } from "./Block";

/**
 * What a listing's home costs a month, as the page's address simulates its loan; null of one that is sold, or whose
 * simulation can't be read. Made by the server: the browser has no script of it.
 */
export function costSlot(listing: ListingDetail, inputs: LoanInputs) {
  const { request } = readLoan(listing.priceCents, inputs);
  if (listing.state === "sold" || request === null) return null;
  const costs = homeCostsOf(listing);
  return (
    <Block
      id="cout-mensuel"
      title={MONTHLY_COST.title}
      lead={MONTHLY_COST.lead}
      className="no-print"
    >
      <CostLines cost={monthlyCost(request, costs)} />
      <p className="mt-4 max-w-xl text-fine text-ink-soft">{MONTHLY_COST.notice}</p>
      <Link
        href={spaceRoutes.buyer.financingWith({
          [COST_FIELDS.listing]: listing.id,
          [BUDGET_FIELDS.price]: eurosInUrl(listing.priceCents),
          ...costParameters(costs),
        })}
        rel="nofollow"
        className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
      >
        {MONTHLY_COST.adjust}
      </Link>
      <Link
        href={estimateRoutes.salesNear(listing.id)}
        rel="nofollow"
        className="text-link ml-6 inline-flex min-h-11 items-center font-semibold"
      >
        {NEARBY.link}
      </Link>
    </Block>
  );
}
