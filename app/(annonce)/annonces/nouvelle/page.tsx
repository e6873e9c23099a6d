import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { HomeLink } from "@/components/layout/HomeLink";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { MAIN_ID } from "@/components/ui/SkipLink";
import { currentVisitor } from "@/lib/auth/session";
import { formatBasisPoints, formatPrice } from "@/lib/kernel/format";
import { PRICE_TIERS, type PriceTier } from "@/lib/pricing/rules";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { beginAction } from "../actions";
import { EDITOR_PAGES } from "../copy";

const COPY = EDITOR_PAGES.start;

export const metadata = pageMetadata({ title: COPY.title });

const feeOf = ({ feeCents, excessRateBps, aboveCents }: PriceTier) =>
  [
    formatPrice(feeCents),
    excessRateBps > 0 && COPY.excess(formatBasisPoints(excessRateBps), formatPrice(aboveCents)),
  ]
    .filter(Boolean)
    .join(" ");

/** What is needed, what it costs, and the button that begins. */
export default async function Page() {
  const visitor = await currentVisitor();
  return (
    <>
      <header className="border-b border-line">
        <Container className="flex min-h-16 items-center justify-between gap-4">
          <HomeLink logo="text-subheading" />
          {visitor?.kind === "person" && (
            <LinkButton variant="quiet" href={spaceRoutes.myProperties}>
              {COPY.mine}
            </LinkButton>
          )}
        </Container>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <Container className="grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-14">
          <div className="min-w-0">
            <h1 className="text-title">{COPY.title}</h1>
            <p className="mt-4 max-w-text text-lead">{COPY.lead}</p>
            <h2 className="mt-9 text-heading">{COPY.needsTitle}</h2>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2">
              {COPY.needs.map(({ title, text }) => (
                <li key={title} className="flex gap-3">
                  <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-leaf" />
                  <div>
                    <p className="font-semibold">{title}</p>
                    <p className="text-small text-ink-soft">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
            <ActionForm id="commencer" action={beginAction} className="mt-9 items-start">
              {visitor?.kind !== "person" && <p className="max-w-text">{COPY.noAccount}</p>}
              <SubmitButton size="lg" sending={COPY.beginning}>
                {COPY.begin}
                <Icon name="arrow-right" />
              </SubmitButton>
            </ActionForm>
          </div>
          <Card className="self-start p-5 md:p-6">
            <h2 className="text-heading">{COPY.costTitle}</h2>
            <p className="mt-2 text-small text-ink-soft">{COPY.cost}</p>
            <dl className="mt-4 divide-y divide-line border-y border-line text-small">
              {PRICE_TIERS.map((tier) => (
                <div key={tier.code} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                  <dt>
                    {tier.upToCents === null
                      ? COPY.above(formatPrice(tier.aboveCents))
                      : COPY.upTo(formatPrice(tier.upToCents))}
                  </dt>
                  <dd className="font-semibold tabular-nums">{feeOf(tier)}</dd>
                </div>
              ))}
            </dl>
            <a
              href={routes.fees}
              className="mt-2 inline-flex min-h-11 items-center text-small underline"
            >
              {COPY.list}
            </a>
          </Card>
        </Container>
      </main>
    </>
  );
}
