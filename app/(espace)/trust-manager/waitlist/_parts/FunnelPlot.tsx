import { formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import {
  axisTop,
  type Funnel,
  type FunnelDay,
  type Period,
  peakOf,
  standing,
} from "@/lib/waitlist/administration/rules";
import { WAITLIST_ADMIN } from "../copy";
import { FURTHEST_FIRST, STAGE_FILLS, StageLegend } from "./stages";

const COPY = WAITLIST_ADMIN.funnel;

/** The drawing's own units: across it is stretched to the width there is, upwards one is a pixel. */
const STEP = 10;
const GAP = 2;
const HEIGHT = 200;
/** Between two pieces of a bar. */
const SEAM = 1;

/** The pieces of a day's bar, from its foot. */
function piecesOf(day: FunnelDay, top: number) {
  const counts = standing(day);
  let reached = 0;
  return FURTHEST_FIRST.flatMap((stage) => {
    if (counts[stage] <= 0) return [];
    const from = (reached / top) * HEIGHT;
    reached += counts[stage];
    const to = (reached / top) * HEIGHT;
    const height = to - from - (from > 0 && to - from > 2 * SEAM ? SEAM : 0);
    return [{ stage, y: round(HEIGHT - to), height: round(height) }];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Who subscribed day by day, a bar a day in the colours of the steps they reached, drawn on the
 * server. To assistive technology it is one picture with its summary; the figures are in a table.
 */
export function FunnelPlot({
  period,
  days,
  total,
}: {
  period: Period;
  days: readonly FunnelDay[];
  total: Funnel;
}) {
  const peak = peakOf(days);
  const top = axisTop(peak?.subscribed ?? 0);
  return (
    <figure className="flex flex-col gap-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-display text-[1.125rem] font-bold">
          {COPY.summary(period, total.subscribed)}
        </span>
        <span className="text-small text-ink-soft">
          {peak ? COPY.peak(peak.subscribed, formatCivilDate(peak.day)) : COPY.flat}
        </span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-fine text-ink-soft tabular-nums">
        <div aria-hidden="true" className="relative -my-2 flex flex-col justify-between text-right">
          <span>{formatInteger(top)}</span>
          <span>{formatInteger(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-labelledby="courbe-titre courbe-resume"
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          width="100%"
          height={HEIGHT}
          className="block border-b border-line-strong"
        >
          <title id="courbe-titre">{COPY.plot(period)}</title>
          <desc id="courbe-resume">{COPY.description(standing(total))}</desc>
          {[0, HEIGHT / 2].map((y) => (
            <line
              key={y}
              x1="0"
              x2={days.length * STEP}
              y1={y + 0.5}
              y2={y + 0.5}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map((day, index) => (
            <g key={day.day}>
              <title>{COPY.day(formatCivilDate(day.day), standing(day), day.subscribed)}</title>
              {/* The whole height of the day answers the pointer. */}
              <rect
                x={index * STEP}
                width={STEP}
                height={HEIGHT}
                className="fill-transparent hover:fill-sunken"
              />
              {piecesOf(day, top).map(({ stage, ...piece }) => (
                <rect
                  key={stage}
                  x={index * STEP + GAP / 2}
                  width={STEP - GAP}
                  {...piece}
                  className={`${STAGE_FILLS[stage]} pointer-events-none`}
                />
              ))}
            </g>
          ))}
        </svg>
        <p aria-hidden="true" className="col-start-2 flex justify-between gap-2">
          <span>{labelOf(days.at(0))}</span>
          <span className="max-sm:hidden">{labelOf(days.at(Math.floor(days.length / 2)))}</span>
          <span>{labelOf(days.at(-1))}</span>
        </p>
      </div>
      <StageLegend />
    </figure>
  );
}

const labelOf = (day: FunnelDay | undefined) => (day ? formatCivilDate(day.day) : "");
