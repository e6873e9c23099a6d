"use client";

import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { budgetResult } from "@/lib/financing/budget";
import { readBudget } from "@/lib/financing/budget-inputs";
import type { LoanInputs } from "@/lib/financing/inputs";
import type { ProviderView } from "@/lib/providers/views";
import { spaceRoutes } from "@/lib/routes/space";
import { FINANCING } from "./copy";
import { FinancingForm } from "./FinancingForm";
import { FinancingResult } from "./FinancingResult";
import { ProviderCard } from "./ProviderCard";

/** The simulation of a purchase, and whom to talk to about it. */
export function FinancingScreen({
  inputs,
  advisors,
}: {
  /** What the address carries. */
  inputs: LoanInputs;
  advisors: readonly ProviderView[];
}) {
  const { request, problems } = readBudget(inputs);
  const isUnread = Object.keys(problems).length > 0;
  const result = budgetResult(request);
  return (
    <>
      <PageTitle title={FINANCING.title} lead={FINANCING.lead} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel id="projet" title={FINANCING.form}>
          <FinancingForm inputs={inputs} request={request} problems={problems} />
        </Panel>
        {result ? (
          <FinancingResult result={result} />
        ) : (
          <Panel id="simulation" title={FINANCING.resultTitle}>
            <p className="text-ink-soft">{isUnread ? FINANCING.unread : FINANCING.start}</p>
          </Panel>
        )}
      </div>
      {advisors.length > 0 && (
        <Panel id="courtiers" title={FINANCING.advisors}>
          <p className="max-w-text text-ink-soft">{FINANCING.advisorsText}</p>
          <ul className="grid gap-5 lg:grid-cols-2">
            {advisors.map((advisor) => (
              <ProviderCard key={advisor.id} provider={advisor} />
            ))}
          </ul>
        </Panel>
      )}
      <LinkButton href={spaceRoutes.buyer.file} variant="secondary" className="self-start">
        {FINANCING.file}
      </LinkButton>
    </>
  );
}
