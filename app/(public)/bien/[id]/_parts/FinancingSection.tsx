import type { LoanInputs } from "@/lib/financing/inputs";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { Block } from "./Block";
import { LISTING } from "./copy";
import { LoanSimulator } from "./LoanSimulator";

const COPY = LISTING.financing;

/** A loan simulation for the listing's price, and what it is worth. */
export function FinancingSection({
  listing: { id, priceCents },
  inputs,
}: {
  listing: ListingDetail;
  inputs: LoanInputs;
}) {
  return (
    <Block id="financement" title={COPY.title} lead={COPY.lead} className="no-print">
      <LoanSimulator
        priceCents={priceCents}
        inputs={inputs}
        action={`${routes.listing(id)}#financement`}
      />
    </Block>
  );
}
