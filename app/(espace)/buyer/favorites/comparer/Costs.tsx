import { CostLines } from "@/components/financing/CostLines";
import { MONTHLY_COST } from "@/components/financing/copy";
import { Panel } from "@/components/space/Panel";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { COMPARISON } from "../copy";
import { costAnchor, usualCost } from "./usual-cost";

const COPY = COMPARISON.costs;

/** What each home that is for sale costs a month, with the lines and sources that its own page shows. */
export function Costs({ listings }: { listings: readonly ListingDetail[] }) {
  const costs = listings.flatMap((listing) => {
    const cost = usualCost(listing);
    return cost ? [{ listing, cost }] : [];
  });
  if (costs.length === 0) return null;
  return (
    <Panel id="couts" title={COPY.title}>
      <p className="max-w-text text-ink-soft">{COPY.lead}</p>
      <ul
        className={cx(
          "grid gap-x-12 gap-y-10 sm:grid-cols-2",
          costs.length === 3 && "xl:grid-cols-3",
        )}
      >
        {costs.map(({ listing, cost }) => (
          <li key={listing.id} id={costAnchor(listing)} className="min-w-0 scroll-mt-24">
            <h3 className="mb-3 text-subheading">
              <Link href={routes.listing(listing.id)} className="text-link wrap-anywhere">
                {listing.title}
              </Link>
            </h3>
            <CostLines cost={cost} />
          </li>
        ))}
      </ul>
      <p className="max-w-text text-fine text-ink-soft">{MONTHLY_COST.notice}</p>
    </Panel>
  );
}
