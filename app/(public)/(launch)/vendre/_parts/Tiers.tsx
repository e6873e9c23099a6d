import { FEES } from "@/components/pricing/fees-copy";
import { TierTable } from "@/components/pricing/TierTable";
import { LinkButton } from "@/components/ui/Button";
import { Section } from "@/components/ui/Section";
import { routes } from "@/lib/routes/public";
import { VENDRE } from "../copy";

/** The price list beside its one rule. */
export function Tiers() {
  return (
    <Section labelledBy="paliers-titre">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div className="flex flex-col items-start">
          <h2 id="paliers-titre" className="text-title">
            {VENDRE.tiers.title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{VENDRE.tiers.lead}</p>
          <LinkButton href={routes.fees} variant="secondary" className="mt-6">
            {FEES.metaTitle}
          </LinkButton>
        </div>
        <TierTable />
      </div>
    </Section>
  );
}
