import { type DayFigures, type Measure, peakOf } from "@/lib/dashboards/analytics/rules";
import { formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { ANALYTICS } from "./copy";

/** The drawing's own units: it is stretched to the width there is. */
const STEP = 10;
const HEIGHT = 100;
const GAP = 2;

/**
 * One measure, a bar a day, drawn on the server. What it shows at a glance is said under it, and
 * every figure is in the table of the page: to assistive technology the bars are one picture.
 */
export function DayPlot({ days, measure }: { days: readonly DayFigures[]; measure: Measure }) {
  const peak = peakOf(days, measure);
  const most = peak?.[measure] ?? 0;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{ANALYTICS.measures[measure]}</span>
        <span className="text-small text-ink-soft">
          {peak
            ? ANALYTICS.peak(formatInteger(peak[measure]), formatCivilDate(peak.day))
            : ANALYTICS.flat}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={ANALYTICS.plot(ANALYTICS.measures[measure], String(days.length))}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height="96"
        className="block border-b border-line-strong"
      >
        {days.map((day, index) => {
          const height = most === 0 ? 0 : Math.round((day[measure] / most) * HEIGHT);
          if (height === 0) return null;
          return (
            <rect
              key={day.day}
              x={index * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className="fill-brand"
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-fine text-ink-soft">
        <span>{endOf(days.at(0))}</span>
        <span>{endOf(days.at(-1))}</span>
      </p>
    </figure>
  );
}

const endOf = (day: DayFigures | undefined) => (day ? formatCivilDate(day.day) : "");
