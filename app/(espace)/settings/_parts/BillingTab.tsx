"use client";

import { DuesTable } from "@/components/space/DuesTable";
import { Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import type { SellerDuesView } from "@/lib/dues/views";
import { formatPrice } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { BILLING } from "../copy";

const fees = (
  <LinkButton href={routes.fees} variant="secondary">
    {BILLING.fees}
  </LinkButton>
);

/** What the person owes, and when; null dues where the person sells nothing. */
export function BillingTab({ view }: { view: SellerDuesView | null }) {
  if (view === null || view.dues.length === 0) {
    const { title, seller, buyer } = BILLING.nothing;
    return (
      <NoData title={title} actions={fees}>
        <p>{view === null ? buyer : seller}</p>
      </NoData>
    );
  }
  const { totals, dues } = view;
  return (
    <>
      <Figures
        label={BILLING.figuresLabel}
        figures={[
          {
            label: BILLING.due,
            value: formatPrice(totals.dueCents),
            hint: BILLING.dueHint(totals.unsettled),
            icon: "wallet",
          },
          {
            label: BILLING.foreseen,
            value: formatPrice(totals.foreseenCents),
            hint: BILLING.foreseenHint(totals.foreseen),
            icon: "calendar",
          },
        ]}
      />
      <Panel
        id="honoraires"
        title={BILLING.title}
        aside={
          <Link
            href={spaceRoutes.seller.payments}
            className="text-link inline-flex min-h-11 items-center"
          >
            {BILLING.payments}
          </Link>
        }
      >
        <p className="max-w-text text-ink-soft">{BILLING.rule}</p>
        <DuesTable dues={dues} />
        <div>{fees}</div>
      </Panel>
    </>
  );
}
