import type { ListingFigures } from "@/lib/dashboards/analytics/views";
import { formatCount } from "@/lib/kernel/format";
import { ANALYTICS } from "./copy";

const COPY = ANALYTICS.pace;
const BAR = 8;

const days = (count: number) => formatCount(count, "jour", "jours");

function comparisonOf({ daysOnline, averageDaysOnline }: ListingFigures): string {
  const gap = daysOnline - averageDaysOnline;
  if (gap === 0) return COPY.same;
  return gap < 0 ? COPY.quicker(days(-gap)) : COPY.slower(days(gap));
}

/** How long each listing has been online, beside those of its commune and type. */
export function PaceList({ listings }: { listings: readonly ListingFigures[] }) {
  const longest = Math.max(
    1,
    ...listings.flatMap((listing) => [listing.daysOnline, listing.averageDaysOnline]),
  );
  const width = (count: number) => `${Math.round((count / longest) * 100)}%`;
  return (
    <ul className="flex flex-col gap-6">
      {listings.map((listing) => {
        const { id, title, city, ended, daysOnline, averageDaysOnline } = listing;
        const stateText = ended === null ? COPY.online : COPY.ended[ended];
        return (
          <li key={id}>
            <p className="font-medium">{title}</p>
            <p className="text-small text-ink-soft">
              {city} · {stateText(days(daysOnline))}, {comparisonOf(listing)}
            </p>
            <svg aria-hidden="true" width="100%" height={2 * BAR + 4} className="mt-2 block">
              <rect width={width(daysOnline)} height={BAR} rx="3" className="fill-brand" />
              <rect
                width={width(averageDaysOnline)}
                y={BAR + 4}
                height={BAR}
                rx="3"
                className="fill-line-strong"
              />
            </svg>
            <p className="mt-1 text-fine text-ink-soft">
              {COPY.average(days(averageDaysOnline))}
              {listing.averageIsIndicative && ` (${COPY.indicative})`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
