import { FeeBars } from "@/components/pricing/FeeBars";
import { LinkButton } from "@/components/ui/Button";
import { formatPrice } from "@/lib/kernel/format";
import { compareWithAgency, SIMULATOR } from "@/lib/pricing/rules";
import { routes } from "@/lib/routes/public";
import { HOME } from "./copy";

/** A word to those who sell: one example, computed from the price list. */
export function SellerBand() {
  const priceCents = SIMULATOR.initial * 100;
  const { seller } = HOME;
  return (
    <section
      aria-labelledby="vendeur-titre"
      className="flex flex-col rounded-panel bg-tile-soft p-6 sm:p-10"
    >
      <h2 id="vendeur-titre" className="text-title">
        {seller.title}
      </h2>
      <p className="mt-4 text-lead">
        {seller.before} <strong className="whitespace-nowrap">{formatPrice(priceCents)}</strong>
      </p>
      <FeeBars comparison={compareWithAgency(priceCents)} labels={seller} className="mt-5 mb-7" />
      <div className="mt-auto flex flex-wrap gap-3">
        <LinkButton href={routes.newListing}>{seller.begin}</LinkButton>
        <LinkButton href={routes.sell} variant="secondary">
          {seller.action}
        </LinkButton>
      </div>
    </section>
  );
}
