import { type TrendPoint, totalOfTrend } from "@/lib/dashboards/trends/rules";
import { TEAM_TRENDS, type TeamTrendsView } from "@/lib/dashboards/trends/views";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import { comparisonOf } from "./comparison";
import { CHARTS, TREND_CHARTS as COPY } from "./copy";
import { monthPoints, weekPoints } from "./series-of";
import { TimeSeries } from "./TimeSeries";

/** The sum of a trend, and how it compares with the period before. */
function sumOf(
  points: readonly TrendPoint[],
  span: string,
  format = formatInteger,
): { total: number; change: string } {
  const sums = totalOfTrend(points);
  return { total: sums.value, change: comparisonOf(sums, span, format) };
}

/** What a looper earned by thirty days, beside the twelve such months before. */
export function EarningsChart({ months }: { months: readonly TrendPoint[] }) {
  const { title, name, sum } = COPY.earnings;
  const { total, change } = sumOf(months, COPY.yearBefore, formatPrice);
  return (
    <TimeSeries
      id="gains-par-periode"
      title={title}
      summary={sum(formatPrice(total), change)}
      time={CHARTS.month}
      unit="euro"
      layers={[{ name, tone: "leaf" }]}
      points={monthPoints(months)}
    />
  );
}

/** How many leads a looper was given week by week. */
export function LeadsChart({ weeks }: { weeks: readonly TrendPoint[] }) {
  const { title, name, sum } = COPY.leads;
  const { total, change } = sumOf(weeks, COPY.weeksBefore);
  return (
    <TimeSeries
      id="prospects-par-semaine"
      title={title}
      summary={sum(total, change)}
      time={CHARTS.week}
      layers={[{ name, tone: "brand" }]}
      points={weekPoints(weeks)}
    />
  );
}

/** The life of the site week by week. */
export function TeamCharts({ trends }: { trends: TeamTrendsView }) {
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      {TEAM_TRENDS.map((trend) => {
        const { title, name, sum } = COPY.team[trend];
        const { total, change } = sumOf(trends[trend], COPY.weeksBefore);
        return (
          <TimeSeries
            key={trend}
            id={`par-semaine-${trend}`}
            title={title}
            summary={sum(total, change)}
            time={CHARTS.week}
            layers={[{ name, tone: "brand" }]}
            points={weekPoints(trends[trend])}
          />
        );
      })}
    </div>
  );
}
