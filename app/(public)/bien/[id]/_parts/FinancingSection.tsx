import { useState } from "react";
import { CostLines } from "@/components/financing/CostLines";
import { MONTHLY_COST } from "@/components/financing/copy";
import { Link } from "@/components/ui/Link";
import { type LoanInputs, readLoan } from "@/lib/financing/inputs";
import { monthlyCost } from "@/lib/financing/monthly-cost";
import { simulateLoan } from "@/lib/financing/rules";
import { homeCostsOf } from "@/lib/listings/home-costs";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { Block } from "./Block";
import { LISTING } from "./copy";
import { LOAN } from "./islands-copy";
import { LoanSimulator, loanFields, typedLoan } from "./LoanSimulator";

const COPY = LISTING.financing;

/** A loan simulation for the listing's price, and what the home costs a month with the loan that it shows. */
export function FinancingSection({
  listing,
  financingHref,
  inputs,
}: {
  listing: ListingDetail;
  /** The buyer's simulation with what it needs of the home. */
  financingHref: string;
  /** Raw fields of the simulation, from the page's address. */
  inputs: LoanInputs;
}) {
  const { id, priceCents } = listing;
  const [typed, setTyped] = useState(() => typedLoan(priceCents, inputs));
  const fields = loanFields(typed);
  const { request, problems } = readLoan(priceCents, fields);
  const loan = request && simulateLoan(request);
  return (
    <>
      <Block id="financement" title={COPY.title} lead={COPY.lead} className="no-print">
        <LoanSimulator
          priceCents={priceCents}
          typed={typed}
          onType={(change) => setTyped((before) => ({ ...before, ...change }))}
          request={request}
          loan={loan}
          problems={problems}
          action={`${routes.listing(id)}#financement`}
        />
      </Block>
      <Block
        id="cout-mensuel"
        title={MONTHLY_COST.title}
        lead={MONTHLY_COST.lead}
        className="no-print"
      >
        {request && loan ? (
          <>
            <CostLines cost={monthlyCost(request, homeCostsOf(listing), loan)} />
            <p className="mt-4 max-w-xl text-fine text-ink-soft">{MONTHLY_COST.notice}</p>
            <Link
              href={`${financingHref}&${new URLSearchParams(fields)}`}
              rel="nofollow"
              className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
            >
              {MONTHLY_COST.adjust}
            </Link>
          </>
        ) : (
          <p className="font-semibold">{LOAN.unread}</p>
        )}
      </Block>
    </>
  );
}
