import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { type DayFigures, MEASURES } from "@/lib/dashboards/analytics/rules";
import type { ListingFigures } from "@/lib/dashboards/analytics/views";
import { formatInteger, formatPercent } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { ANALYTICS } from "./copy";

const COPY = ANALYTICS.listings;
const CELL = "px-2 py-2 text-right whitespace-nowrap tabular-nums sm:px-3";
const ROW_HEAD = "py-2 pr-3 text-left font-medium";

/** Tables scroll by themselves where the screen is narrow: hence a place to focus. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is to be reached by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}

/** The figures of the plots, the latest day first. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <Scrolled label={ANALYTICS.table}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={ROW_HEAD}>
              {ANALYTICS.day}
            </th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" className={CELL}>
                {ANALYTICS.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-b border-line">
              <th scope="row" className={ROW_HEAD}>
                {formatCivilDate(day.day)}
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} className={CELL}>
                  {formatInteger(day[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** A count, and its share of the views where there are any. */
function ofViews(count: number, views: number): string {
  if (views === 0) return formatInteger(count);
  return COPY.share(formatInteger(count), formatPercent((count / views) * 100));
}

/** What becomes of who sees each listing. */
export function ListingTable({ listings }: { listings: readonly ListingFigures[] }) {
  const columns = [COPY.views, COPY.favorites, COPY.contacts, COPY.visits, COPY.offers];
  return (
    <Scrolled label={COPY.table}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={cx(ROW_HEAD, "min-w-36")}>
              {COPY.listing}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={CELL}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map(({ id, title, city, online, contacts, visits, offers, statistics }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className={ROW_HEAD}>
                {online ? (
                  <Link href={routes.listing(id)} className="text-brand underline">
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <span className="block text-fine font-normal text-ink-soft">{city}</span>
              </th>
              <td className={CELL}>{formatInteger(statistics.views)}</td>
              <td className={CELL}>{ofViews(statistics.favorites, statistics.views)}</td>
              <td className={CELL}>{ofViews(contacts, statistics.views)}</td>
              <td className={CELL}>{formatInteger(visits)}</td>
              <td className={CELL}>{formatInteger(offers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
