import { FEES } from "@/components/pricing/fees-copy";
import { TierTable } from "@/components/pricing/TierTable";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { Section } from "@/components/ui/Section";
import { COMMON } from "@/lib/content/common";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { sellerFeeCents } from "@/lib/pricing/rules";
import { routes } from "@/lib/routes/public";

/** A price above the last threshold, so that the example shows the added share. */
const EXAMPLE_CENTS = 1_500_000_00;

/** The price list as the law wants it posted: legible, complete, dated. */
export function FeeSchedule() {
  const { title, metaTitle, lead, example, rules, note, effectiveOn, action } = FEES;
  return (
    <>
      <div className="bg-tile-soft">
        <Container className="pt-4 pb-10 lg:pt-6 lg:pb-16">
          <Breadcrumb crumbs={[{ label: COMMON.home, href: routes.home }, { label: metaTitle }]} />
          <h1 className="mt-6 text-hero lg:mt-10">{title}</h1>
          <p className="mt-5 max-w-[40rem] text-lead">{lead}</p>
        </Container>
      </div>
      <Container className="grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pt-16">
        <div>
          <TierTable />
          <p className="mt-4 text-small text-ink-soft">
            {note} <time dateTime={effectiveOn}>{formatCivilDate(effectiveOn)}</time>
          </p>
        </div>
        <div className="flex flex-col items-start gap-5 lg:pt-9">
          <Callout title={example.title}>
            <p className="mt-1">
              {example.text(formatPrice(EXAMPLE_CENTS), formatPrice(sellerFeeCents(EXAMPLE_CENTS)))}
            </p>
          </Callout>
          <LinkButton href={routes.sell}>{action}</LinkButton>
        </div>
      </Container>
      <Section labelledBy="regles-titre">
        <h2 id="regles-titre" className="text-title">
          {rules.title}
        </h2>
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {rules.items.map(({ term, text }) => (
            <div key={term} className="border-t-2 border-ink pt-4">
              <dt className="font-display text-subheading font-bold">{term}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
