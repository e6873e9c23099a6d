"use client";

import { Figures } from "@/components/space/Figures";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { PAYMENTS } from "@/components/space/payments-copy";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import type { SellerDuesView } from "@/lib/dues/views";
import { formatPrice } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { DuesTable } from "../../../../components/space/DuesTable";

const { figures, rule, list, empty } = PAYMENTS;

/** What a seller owes and will owe, and the rule that nothing is asked before. */
export function PaymentsScreen({ view: { dues, totals, nextCursor } }: { view: SellerDuesView }) {
  return (
    <>
      <PageTitle title={PAYMENTS.title} lead={PAYMENTS.lead} />
      {dues.length > 0 && (
        <Figures
          label={figures.label}
          figures={[
            {
              label: figures.due,
              value: formatPrice(totals.dueCents),
              hint: figures.dueHint(totals.unsettled),
              icon: "wallet",
            },
            {
              label: figures.foreseen,
              value: formatPrice(totals.foreseenCents),
              hint: figures.foreseenHint(totals.foreseen),
              icon: "calendar",
            },
          ]}
        />
      )}
      <Callout title={rule.title}>
        <p>{rule.text}</p>
        <Link href={routes.fees} className="text-link inline-flex min-h-11 items-center">
          {rule.fees}
        </Link>
      </Callout>
      {dues.length === 0 ? (
        <NoData actions={<LinkButton href={routes.sell}>{empty.action}</LinkButton>}>
          <p>{empty.text}</p>
        </NoData>
      ) : (
        <Panel id="honoraires" title={list.title}>
          <DuesTable dues={dues} />
          <More
            href={
              nextCursor === null
                ? null
                : spaceRoutes.list(spaceRoutes.seller.payments, { after: nextCursor })
            }
          >
            {list.more}
          </More>
        </Panel>
      )}
    </>
  );
}
