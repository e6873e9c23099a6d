"use client";

import { Figures } from "@/components/space/Figures";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatExactPrice, formatPrice } from "@/lib/kernel/format";
import { formatShortDate } from "@/lib/kernel/format-date";
import {
  COMMISSION_EVENTS,
  type CommissionView,
  type LedgerView,
} from "@/lib/looper/commissions/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { COMMISSIONS, EVENT_LABELS } from "./copy";

/** A looper's ledger: what it adds up to, by which rule, line by line. */
export function CommissionsScreen({ ledger }: { ledger: LedgerView }) {
  const { entries, nextCursor } = ledger;
  const isEmpty = Object.values(ledger.byEvent).every(({ count }) => count === 0);
  return (
    <>
      <PageTitle
        title={COMMISSIONS.title}
        lead={COMMISSIONS.lead}
        actions={
          !isEmpty && (
            <LinkButton href={spaceRoutes.commissionsExport} variant="secondary" download>
              <Icon name="download" className="size-5" />
              {COMMISSIONS.export}
            </LinkButton>
          )
        }
      />
      {!isEmpty && <Totals ledger={ledger} />}
      <Callout title={COMMISSIONS.ruleTitle}>
        <p>{COMMISSIONS.ruleText}</p>
        <p>{COMMISSIONS.ruleVersion}</p>
        <Link href={routes.fees} className="text-link inline-flex min-h-11 items-center">
          {COMMISSIONS.ruleLink}
        </Link>
      </Callout>
      {isEmpty ? (
        <NoData
          actions={
            <LinkButton href={spaceRoutes.ambassador.leads}>{COMMISSIONS.emptyAction}</LinkButton>
          }
        >
          <p>{COMMISSIONS.emptyText}</p>
        </NoData>
      ) : (
        <Panel id="lignes" title={COMMISSIONS.ledger}>
          <Ledger entries={entries} />
          <More
            href={
              nextCursor === null
                ? null
                : spaceRoutes.list(spaceRoutes.ambassador.commissions, { after: nextCursor })
            }
          >
            {COMMISSIONS.more}
          </More>
        </Panel>
      )}
    </>
  );
}

function Totals({ ledger: { totalCents, recentCents, byEvent } }: { ledger: LedgerView }) {
  return (
    <Figures
      label={COMMISSIONS.figures}
      figures={[
        { label: COMMISSIONS.total, value: formatPrice(totalCents), icon: "wallet" },
        {
          label: COMMISSIONS.recent,
          value: formatPrice(recentCents),
          hint: COMMISSIONS.recentHint,
          icon: "calendar",
        },
        ...COMMISSION_EVENTS.filter((event) => byEvent[event].count > 0).map((event) => ({
          label: COMMISSIONS.perEvent[event],
          value: formatPrice(byEvent[event].amountCents),
          hint: COMMISSIONS.count(byEvent[event].count),
        })),
      ]}
    />
  );
}

/** The lines. On a phone the property and the rule stand under the event. */
function Ledger({ entries }: { entries: readonly CommissionView[] }) {
  const [date, event, property, rule, amount] = COMMISSIONS.columns;
  return (
    // A scrolling frame has to be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={COMMISSIONS.table} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            <th scope="col" className="py-2 pr-2 sm:pr-4 font-semibold">
              {date}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 font-semibold">
              {event}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 font-semibold max-sm:hidden">
              {property}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 font-semibold max-sm:hidden">
              {rule}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-b border-line last:border-0">
              <td className="figures py-3 pr-2 sm:pr-4 whitespace-nowrap">
                <time dateTime={entry.occurredAt.toISOString()}>
                  {formatShortDate(entry.occurredAt)}
                </time>
              </td>
              <td className="py-3 pr-2 sm:pr-4">
                {EVENT_LABELS[entry.event]}
                <span className="block text-fine text-ink-soft sm:hidden">
                  {entry.property} ·&nbsp;{entry.ruleVersion}
                </span>
              </td>
              <td className="py-3 pr-2 sm:pr-4 max-sm:hidden">{entry.property}</td>
              <td className="figures py-3 pr-2 sm:pr-4 whitespace-nowrap max-sm:hidden">
                {entry.ruleVersion}
              </td>
              <td className="figures py-3 text-right font-semibold whitespace-nowrap">
                {formatExactPrice(entry.amountCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
