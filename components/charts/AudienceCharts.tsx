import {
  type DayFigures,
  MEASURES,
  type Measure,
  peakOf,
  totalOf,
} from "@/lib/dashboards/analytics/rules";
import type { AudienceView } from "@/lib/dashboards/analytics/views";
import { formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { comparisonOf } from "./comparison";
import { AUDIENCE_CHARTS as COPY } from "./copy";
import type { Shape } from "./series";
import { dayPoint } from "./series-of";
import { TimeSeries } from "./TimeSeries";

/** More days than these are an area, where most of them have something: their bars would be thin. */
const MOST_BARS = 45;

function shapeOf(days: readonly DayFigures[], measure: Measure): Shape {
  const filled = days.filter((day) => day[measure] > 0).length;
  return days.length > MOST_BARS && filled > days.length / 2 ? "area" : "bars";
}

/** The sum, its change, and the day with the most. */
function summaryOf({ days, before, period }: AudienceView, measure: Measure): string {
  const sums = { value: totalOf(days, measure), before: totalOf(before, measure) };
  const peak = peakOf(days, measure);
  if (peak === null) return COPY.flat(period);
  const compared = comparisonOf(sums, COPY.span(period), formatInteger);
  return [
    COPY.sum(COPY.counts[measure](sums.value), period, compared),
    COPY.peak(formatInteger(peak[measure]), formatCivilDate(peak.day)),
  ].join(" ");
}

const valueAt = (days: readonly DayFigures[], index: number, measure: Measure) =>
  days[index]?.[measure] ?? 0;

/** Views, favourites and contacts of a seller's listings day by day, beside the days before. */
export function AudienceCharts({
  audience,
  className,
}: {
  audience: AudienceView;
  className: string;
}) {
  const { days, before } = audience;
  return (
    <div className={className}>
      {MEASURES.map((measure) => (
        <TimeSeries
          key={measure}
          id={`par-jour-${measure}`}
          title={COPY.titles[measure]}
          summary={summaryOf(audience, measure)}
          time={COPY.day}
          shape={shapeOf(days, measure)}
          layers={[{ name: COPY.names[measure], tone: "brand" }]}
          points={days.map((day, index) =>
            dayPoint(day.day, [day[measure]], valueAt(before, index, measure)),
          )}
        />
      ))}
    </div>
  );
}
