"use client";

import { CostLines } from "@/components/financing/CostLines";
import { MONTHLY_COST } from "@/components/financing/copy";
import { ProviderCard } from "@/components/providers/ProviderCard";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { scenarioQuery } from "@/lib/buying/scenarios/rules";
import type { ScenarioView } from "@/lib/buying/scenarios/views";
import { budgetResult } from "@/lib/financing/budget";
import { readBudget } from "@/lib/financing/budget-inputs";
import { readCosts } from "@/lib/financing/cost-inputs";
import type { LoanInputs } from "@/lib/financing/inputs";
import { monthlyCost } from "@/lib/financing/monthly-cost";
import type { ProviderView } from "@/lib/providers/views";
import { providerRoutes } from "@/lib/routes/providers";
import { spaceRoutes } from "@/lib/routes/space";
import { FINANCING } from "./copy";
import { type FinancedHome, FinancingForm } from "./FinancingForm";
import { FinancingResult } from "./FinancingResult";
import { SaveScenario, type ScenarioActions, Scenarios } from "./Scenarios";

/** The simulation of a purchase, and whom to talk to about it. */
export function FinancingScreen({
  inputs,
  home,
  advisors,
  scenarios,
  actions,
}: {
  /** What the address carries. */
  inputs: LoanInputs;
  home: FinancedHome | null;
  advisors: readonly ProviderView[];
  scenarios: readonly ScenarioView[];
  actions: ScenarioActions;
}) {
  const { request, ...budget } = readBudget(inputs);
  const { costs, ...yearly } = readCosts(inputs, home?.costs ?? null);
  const problems = { ...budget.problems, ...yearly.problems };
  const isUnread = Object.keys(problems).length > 0;
  const result = isUnread ? null : budgetResult(request);
  const query = scenarioQuery(inputs);
  return (
    <>
      <PageTitle title={FINANCING.title} lead={FINANCING.lead} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel id="projet" title={FINANCING.form}>
          <FinancingForm inputs={inputs} request={request} home={home} problems={problems} />
        </Panel>
        {result ? (
          <>
            <div className="min-w-0 xl:row-span-2">
              <FinancingResult result={result}>
                {query !== null && (
                  <SaveScenario
                    query={query}
                    proposed={home ? FINANCING.scenarios.ofHome(home.title) : ""}
                    action={actions.save}
                  />
                )}
              </FinancingResult>
            </div>
            <Panel id="cout-mensuel" title={MONTHLY_COST.title}>
              <CostLines cost={monthlyCost(result.request, costs, result.loan)} />
              <p className="max-w-text text-fine text-ink-soft">{MONTHLY_COST.notice}</p>
            </Panel>
          </>
        ) : (
          <Panel id="simulation" title={FINANCING.resultTitle}>
            <p className="text-ink-soft">{isUnread ? FINANCING.unread : FINANCING.start}</p>
          </Panel>
        )}
      </div>
      {scenarios.length > 0 && <Scenarios scenarios={scenarios} actions={actions} />}
      {advisors.length > 0 && (
        <Panel id="courtiers" title={FINANCING.advisors}>
          <p className="max-w-text text-ink-soft">{FINANCING.advisorsText}</p>
          <ul className="grid gap-5 lg:grid-cols-2">
            {advisors.map((advisor) => (
              <ProviderCard
                key={advisor.id}
                provider={advisor}
                subject={{ place: home?.citySlug ?? null }}
              />
            ))}
          </ul>
          <LinkButton
            href={providerRoutes.of("financial_advisor", home?.citySlug)}
            variant="secondary"
            className="self-start"
          >
            {FINANCING.directory}
          </LinkButton>
        </Panel>
      )}
      <LinkButton href={spaceRoutes.buyer.file} variant="secondary" className="self-start">
        {FINANCING.file}
      </LinkButton>
    </>
  );
}
