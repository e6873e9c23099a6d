"use client";

import type { ReactNode } from "react";
import { type Figure, Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatInteger } from "@/lib/kernel/format";
import { trustListOf } from "@/lib/routes/space";
import { type Funnel, PERIODS, percentShareOf } from "@/lib/waitlist/administration/rules";
import type { FunnelView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";
import { SourceList } from "./SourceList";

const { figures: FIGURES, funnel: COPY, sources: SOURCES } = WAITLIST_ADMIN;

function rate(part: number, whole: number, words: (share: string) => string): string {
  const share = percentShareOf(part, whole);
  return share === null ? FIGURES.none : words(WAITLIST_ADMIN.share(share));
}

/** How far everybody came who ever subscribed, and the rate from each step to the next. */
function figuresOf({ subscribed, confirmed, invited, joined, joinedInvited }: Funnel): Figure[] {
  const uninvited = joined - joinedInvited;
  return [
    {
      label: FIGURES.subscribed,
      icon: "users",
      value: formatInteger(subscribed),
      hint: FIGURES.since,
    },
    {
      label: FIGURES.confirmed,
      icon: "circle-check",
      value: formatInteger(confirmed),
      hint: rate(confirmed, subscribed, FIGURES.ofSubscribed),
    },
    {
      label: FIGURES.invited,
      icon: "mail",
      value: formatInteger(invited),
      hint: rate(invited, confirmed, FIGURES.ofConfirmed),
    },
    {
      label: FIGURES.joined,
      icon: "key-round",
      value: formatInteger(joined),
      hint: [
        rate(joinedInvited, invited, FIGURES.ofInvited),
        ...(uninvited > 0 ? [FIGURES.uninvited(uninvited)] : []),
      ].join(", "),
    },
  ];
}

/** The period, by links. */
function Periods({ view: { period, source } }: { view: FunnelView }) {
  return (
    <nav aria-label={COPY.periods} className="max-sm:w-full">
      <ul className="grid grid-cols-3 gap-2">
        {PERIODS.map((days) => (
          <li key={days}>
            <Link
              href={trustListOf("waitlist", { periode: String(days), source })}
              aria-current={days === period ? "page" : undefined}
              className={cx(
                buttonClass({ variant: days === period ? "primary" : "secondary", wide: true }),
                "px-2! whitespace-nowrap sm:px-4!",
              )}
            >
              {COPY.period(days)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How the waitlist does: since it opened, day by day, source by source. */
export function FunnelScreen({
  overall,
  view,
  plot,
}: {
  overall: Funnel;
  view: FunnelView;
  /** The days of the view, drawn. */
  plot: ReactNode;
}) {
  if (overall.subscribed === 0) {
    return (
      <NoData>
        <p>{WAITLIST_ADMIN.empty.text}</p>
      </NoData>
    );
  }
  const { period, source, sources } = view;
  return (
    <>
      <Figures label={FIGURES.label} figures={figuresOf(overall)} />
      <Panel id="par-jour" title={COPY.title} aside={<Periods view={view} />}>
        <p className="max-w-text text-small text-ink-soft">{COPY.lead}</p>
        {source !== null && (
          <p className="flex flex-wrap items-center gap-x-4 rounded-card bg-brand-soft px-4">
            <span className="py-2.5 font-semibold wrap-anywhere">
              {COPY.ofSource(WAITLIST_ADMIN.source(source))}
            </span>
            <Link
              href={trustListOf("waitlist", { periode: String(period) })}
              className="inline-flex min-h-11 items-center text-brand underline"
            >
              {COPY.seeAll}
            </Link>
          </p>
        )}
        {plot}
      </Panel>
      <Panel id="provenances" title={SOURCES.title}>
        <p className="max-w-text text-small text-ink-soft">{SOURCES.lead(period)}</p>
        <SourceList period={period} current={source} sources={sources} />
      </Panel>
    </>
  );
}
