import { NO_DATA } from "@/components/space/copy";
import { LEVEL_NAMES, OVERVIEW } from "@/components/space/overview-copy";
import { boundedCount } from "@/components/trust/copy";
import type { RolePanelView } from "@/lib/dashboards/standing/figures";
import { formatDecimal, formatInteger, formatPrice } from "@/lib/kernel/format";

const COPY = OVERVIEW.panels;

/** A figure of a role's panel. */
interface Line {
  label: string;
  value: string;
}

const count = (label: string, value: number | null): Line => ({
  label,
  value: value === null ? NO_DATA : formatInteger(value),
});

/** The figures of a role, or null while it has none at all. */
function linesOf(panel: RolePanelView): Line[] | null {
  switch (panel.role) {
    case "seller": {
      const { figures } = panel;
      return (
        figures && [
          count(COPY.seller.active, figures.active),
          count(COPY.seller.views, figures.views),
          count(COPY.seller.favorites, figures.favorites),
          count(COPY.seller.offers, figures.offersOpen),
        ]
      );
    }
    case "buyer": {
      const { figures } = panel;
      return (
        figures && [
          count(COPY.buyer.favorites, figures.favorites),
          count(COPY.buyer.searches, figures.savedSearches),
          count(COPY.buyer.visits, figures.upcomingVisits),
          count(COPY.buyer.offers, figures.offersOpen),
        ]
      );
    }
    case "ambassador": {
      const { smart, monthlyEarningsCents, activeLeads } = panel.figures;
      if (smart === null && monthlyEarningsCents === null && activeLeads === null) return null;
      return [
        {
          label: COPY.ambassador.smart,
          value: smart
            ? COPY.ambassador.smartValue(formatDecimal(smart.score))
            : COPY.ambassador.newLooper,
        },
        {
          label: COPY.ambassador.earnings,
          value: monthlyEarningsCents === null ? NO_DATA : formatPrice(monthlyEarningsCents),
        },
        count(COPY.ambassador.leads, activeLeads),
        { label: COPY.ambassador.level, value: smart ? LEVEL_NAMES[smart.level] : NO_DATA },
      ];
    }
    case "trust_manager": {
      const { requests, loopers, suspended } = panel.figures;
      return [
        { label: COPY.trust.requests, value: boundedCount(requests) },
        { label: COPY.trust.loopers, value: boundedCount(loopers) },
        { label: COPY.trust.suspended, value: boundedCount(suspended) },
      ];
    }
  }
}

/** The figures of one role; what to do first while there are none. */
export function RoleFigures({ panel, empty }: { panel: RolePanelView; empty: string }) {
  const lines = linesOf(panel);
  if (lines === null) {
    return (
      <div>
        <p className="font-semibold">{NO_DATA}</p>
        <p className="mt-1 text-small text-ink-soft">{empty}</p>
      </div>
    );
  }
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-fine text-ink-soft">{label}</dt>
          <dd className="font-display text-[1.25rem] leading-tight font-bold tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
