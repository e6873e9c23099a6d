import { LAYER_FILLS } from "@/components/charts/layers";
import { Link } from "@/components/ui/Link";
import { formatCount, formatInteger } from "@/lib/kernel/format";
import { trustListOf } from "@/lib/routes/space";
import { type Period, percentShareOf, standing } from "@/lib/waitlist/administration/rules";
import type { SourceView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";
import { FURTHEST_FIRST, STAGE_LAYERS } from "./stages";

const COPY = WAITLIST_ADMIN.sources;

const BAR = 10;

/** What a source brought, as long as its share of the largest. */
function Bar({ source, largest }: { source: SourceView; largest: number }) {
  const counts = standing(source);
  let x = 0;
  return (
    <svg aria-hidden="true" width="100%" height={BAR} className="block rounded-full bg-sunken">
      {FURTHEST_FIRST.map((stage) => {
        const width = (counts[stage] / largest) * 100;
        if (width <= 0) return null;
        const from = x;
        x += width;
        return (
          <rect
            key={stage}
            x={`${from.toFixed(1)}%`}
            width={`${width.toFixed(1)}%`}
            height={BAR}
            className={LAYER_FILLS[STAGE_LAYERS[stage]]}
          />
        );
      })}
    </svg>
  );
}

/** A count, and its share of the step before where there is one. */
function withShare(count: string, part: number, whole: number): string {
  const share = percentShareOf(part, whole);
  return share === null ? count : `${count} (${WAITLIST_ADMIN.share(share)})`;
}

function stepsOf({ subscribed, confirmed, invited, joined, joinedInvited }: SourceView): string {
  return [
    withShare(formatCount(confirmed, "confirmé", "confirmés"), confirmed, subscribed),
    withShare(formatCount(invited, "invité", "invités"), invited, confirmed),
    withShare(formatCount(joined, "compte ouvert", "comptes ouverts"), joinedInvited, invited),
  ].join(" · ");
}

/** Where the people of a period come from: each source leads to its days. */
export function SourceList({
  period,
  current,
  sources,
}: {
  period: Period;
  current: string | null;
  sources: readonly SourceView[];
}) {
  if (sources.length === 0) return <p className="text-ink-soft">{COPY.none}</p>;
  const largest = Math.max(...sources.map(({ subscribed }) => subscribed));
  return (
    <ul aria-label={COPY.table} className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      {sources.map((source) => (
        <li key={source.source ?? ""} className="flex min-w-0 flex-col gap-1.5">
          <p className="flex items-center justify-between gap-4">
            <SourceName period={period} source={source.source} current={current} />
            <span className="shrink-0 font-display font-bold tabular-nums">
              {formatInteger(source.subscribed)}
            </span>
          </p>
          <Bar source={source} largest={largest} />
          <p className="text-fine text-ink-soft">{stepsOf(source)}</p>
        </li>
      ))}
    </ul>
  );
}

function SourceName({
  period,
  source,
  current,
}: {
  period: Period;
  source: string | null;
  current: string | null;
}) {
  if (source === null) return <span className="py-2.5">{WAITLIST_ADMIN.otherSources}</span>;
  const isCurrent = source === current;
  return (
    <Link
      href={trustListOf("waitlist", { periode: String(period), source: isCurrent ? null : source })}
      aria-current={isCurrent ? "true" : undefined}
      className={`flex min-h-11 min-w-0 items-center wrap-anywhere underline hover:text-brand ${isCurrent ? "font-bold" : "font-medium"}`}
    >
      {WAITLIST_ADMIN.source(source)}
    </Link>
  );
}
