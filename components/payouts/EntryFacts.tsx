import { Facts } from "@/components/space/Facts";
import { Link } from "@/components/ui/Link";
import { REVERSAL_LABELS } from "@/lib/commissions/copy";
import { BRAND } from "@/lib/content/brand";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { CONTEST_LABELS, STATEMENT_STATE_LABELS, statementTitle } from "@/lib/payouts/copy";
import type { EntryView } from "@/lib/payouts/views";
import { LEDGER as COPY } from "./copy";

/** Where the pages lead that an entry names; those that its reader has none of are left out. */
export interface EntryLinks {
  entry: (id: string) => string;
  statement: (id: string) => string;
  visit: ((id: string) => string) | null;
  sale: (id: string) => string;
}

const LINK = "inline-flex min-h-11 items-center text-link";

/** One line of a ledger: what it pays, by which rule, and where it stands. */
export function EntryFacts({ entry, links }: { entry: EntryView; links: EntryLinks }) {
  const { occurredAt, ruleVersion, amountCents, statement } = entry;
  return (
    <Facts
      facts={[
        { label: COPY.amount, value: formatExactPrice(amountCents) },
        { label: COPY.day, value: formatDate(occurredAt) },
        visitFact(entry, links),
        saleFact(entry, links),
        entry.reverses && {
          label: COPY.reverses,
          value: (
            <Link href={links.entry(entry.reverses.id)} className={LINK}>
              {COPY.reversesLine(entry.reverses.amountCents)}
            </Link>
          ),
        },
        entry.reason && {
          label: COPY.why,
          value: [REVERSAL_LABELS[entry.reason], entry.note].filter(Boolean).join("\n"),
        },
        entry.reversal && {
          label: COPY.reversedBy,
          value: (
            <Link href={links.entry(entry.reversal.id)} className={LINK}>
              {COPY.reversedOn(entry.reversal.at, entry.reversal.reason)}
            </Link>
          ),
        },
        { label: COPY.rule, value: ruleVersion },
        { label: COPY.payer, value: COPY.payerOf(BRAND.name) },
        { label: COPY.due, value: dueText(entry) },
        statement
          ? {
              label: COPY.statement,
              value: (
                <Link href={links.statement(statement.id)} className={LINK}>
                  {`${statementTitle(statement)} · ${STATEMENT_STATE_LABELS[statement.state]}`}
                </Link>
              ),
            }
          : { label: COPY.statement, value: COPY.noStatement },
        entry.contest && { label: COPY.contest, value: contestText(entry.contest) },
      ]}
    />
  );
}

function dueText({ dueOn, dueCause, reversal }: EntryView): string {
  if (dueOn !== null && dueCause !== null) return COPY.dueSince(dueOn, dueCause);
  return reversal === null ? COPY.notDue : COPY.neverDue;
}

function visitFact({ visit }: EntryView, { visit: addressOf }: EntryLinks) {
  if (visit === null) return null;
  return {
    label: COPY.subject,
    value: (
      <>
        <span className="block">{COPY.visit(visit.startsAt, visit.visitorName)}</span>
        {addressOf && (
          <Link href={addressOf(visit.id)} className={`${LINK} flex`}>
            {COPY.openVisit}
          </Link>
        )}
      </>
    ),
  };
}

function saleFact({ sale }: EntryView, { sale: addressOf }: EntryLinks) {
  if (sale === null) return null;
  return {
    label: COPY.subject,
    value: (
      <>
        <span className="block">{COPY.sale(sale.priceCents)}</span>
        {sale.feeCents !== null && (
          <span className="block text-small text-ink-soft">{COPY.fee(sale.feeCents)}</span>
        )}
        <Link href={addressOf(sale.id)} className={`${LINK} flex`}>
          {COPY.openSale}
        </Link>
      </>
    ),
  };
}

function contestText({ reason, text, at, outcome, reply }: NonNullable<EntryView["contest"]>) {
  const answer = outcome === null ? COPY.contestWaits(at) : `${COPY.outcomes[outcome]}. ${reply}`;
  return [CONTEST_LABELS[reason], text, answer].join("\n");
}
