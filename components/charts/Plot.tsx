"use client";

import { cx } from "@/components/ui/cx";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import { CHARTS } from "./copy";
import { LAYER_FILLS, type Layer } from "./layers";
import { SeriesTable } from "./SeriesTable";
import { type Drawing, PLOT_HEIGHT, type SeriesPoint, totalOf, type Unit } from "./series";

/** Above the plot for the value that is pointed at, and under it for the times. */
const TOP = 24;
const FOOT = 24;
const HEIGHT = TOP + PLOT_HEIGHT + FOOT;
/** About as wide as a figure of the axis. */
const CHARACTER = 7;
/** Further than this, in percent, a time ends with the drawing. */
const LAST_MIDDLE = 94;
/** More points than these are no stops of the keyboard: the table has their values. */
const MOST_STOPS = 14;

interface PlotProps {
  id: string;
  title: string;
  summary: string;
  time: string;
  unit: Unit;
  layers: readonly Layer[];
  points: readonly SeriesPoint[];
  drawing: Drawing;
  className?: string;
}

const FORMATS: Record<Unit, (value: number) => string> = {
  count: formatInteger,
  euro: formatPrice,
};

/** A point in words: its sum, what it is made of, and the earlier period. */
function wordsOf(point: SeriesPoint, layers: readonly Layer[], format: (value: number) => string) {
  const total = format(totalOf(point));
  const parts = layers.map(({ name }, layer) =>
    CHARTS.layer(name, format(point.values[layer] ?? 0)),
  );
  const made = layers.length > 1 ? `${total} (${parts.join(", ")})` : total;
  const { before } = point;
  return {
    full: CHARTS.point(point.label, before === null ? made : CHARTS.against(made, format(before))),
    brief: CHARTS.point(
      point.short,
      before === null ? total : CHARTS.againstShort(total, format(before)),
    ),
  };
}

/** A chart as it was measured: the drawing, what its marks mean, and its values in a table. */
export function Plot(props: PlotProps) {
  const { id, title, summary, time, unit, layers, points, drawing, className } = props;
  const compares = drawing.before !== null;
  return (
    <figure id={id} className={cx("chart flex min-w-0 flex-col gap-2", className)}>
      <figcaption className="flex flex-col gap-1">
        <span className="font-semibold">{title}</span>
        <span className="chart-summary text-small text-ink-soft">{summary}</span>
      </figcaption>
      <div className="flex gap-2">
        <ValueAxis drawing={drawing} format={FORMATS[unit]} />
        <Marks {...props} />
      </div>
      {(compares || layers.length > 1) && <Legend layers={layers} compares={compares} />}
      <SeriesTable
        title={title}
        time={time}
        layers={layers}
        points={points}
        compares={compares}
        format={FORMATS[unit]}
      />
    </figure>
  );
}

function ValueAxis({ drawing, format }: { drawing: Drawing; format: (value: number) => string }) {
  const labels = drawing.ticks.map(({ value, y }) => ({ text: format(value), y }));
  const width = Math.max(...labels.map(({ text }) => text.length)) * CHARACTER;
  return (
    <svg aria-hidden="true" width={width} height={HEIGHT} className="shrink-0 overflow-visible">
      {labels.map(({ text, y }) => (
        <text key={y} x="100%" y={TOP + y} dy="0.35em" textAnchor="end" className="chart-text">
          {text}
        </text>
      ))}
    </svg>
  );
}

function Marks({ title, summary, unit, layers, points, drawing }: PlotProps) {
  const stops = points.length <= MOST_STOPS;
  return (
    <svg
      role={stops ? "group" : "img"}
      aria-label={CHARTS.picture(title, summary)}
      width="100%"
      height={HEIGHT}
      className="block min-w-0 flex-1 overflow-visible"
    >
      {drawing.ticks.map(({ y }) => (
        <line key={y} x2="100%" y1={TOP + y} y2={TOP + y} className="chart-line" />
      ))}
      <Area drawing={drawing} />
      {points.map((point, index) => (
        <Mark
          key={point.label}
          index={index}
          drawing={drawing}
          layers={layers}
          words={wordsOf(point, layers, FORMATS[unit])}
          isStop={stops}
        />
      ))}
      <line
        x2="100%"
        y1={TOP + drawing.baseline}
        y2={TOP + drawing.baseline}
        className="chart-line chart-baseline"
      />
      <Before drawing={drawing} />
      <Times points={points} drawing={drawing} />
    </svg>
  );
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** A box whose units across are percents: lines in it keep their width. */
function Stretched({ paths }: { paths: readonly (readonly [d: string, className: string])[] }) {
  return (
    <svg
      aria-hidden="true"
      y={TOP}
      width="100%"
      height={PLOT_HEIGHT}
      viewBox={`0 0 100 ${PLOT_HEIGHT}`}
      preserveAspectRatio="none"
      className="pointer-events-none"
    >
      {paths.map(([d, className]) => (
        <path key={className} d={d} vectorEffect="non-scaling-stroke" className={className} />
      ))}
    </svg>
  );
}

function Area({ drawing: { area } }: { drawing: Drawing }) {
  if (area === null) return null;
  return (
    <Stretched
      paths={[
        [area.fill, "chart-area"],
        [area.edge, "chart-edge"],
      ]}
    />
  );
}

function Before({ drawing: { before } }: { drawing: Drawing }) {
  if (before === null) return null;
  return (
    <Stretched
      paths={[
        [before, "chart-before-seam"],
        [before, "chart-before"],
      ]}
    />
  );
}

/** Above a plot's middle the value starts there; near its end it ends there: it never leaves the drawing. */
const anchorAt = (x: number) => (x < 30 ? "start" : x > 70 ? "end" : "middle");
const edgeAt = (x: number) => (x < 30 ? "0" : x > 70 ? "100%" : `${x}%`);

function Mark({
  index,
  drawing,
  layers,
  words,
  isStop,
}: {
  index: number;
  drawing: Drawing;
  layers: readonly Layer[];
  words: { full: string; brief: string };
  isStop: boolean;
}) {
  const { step, barWidth, area } = drawing;
  const { x = 0, pieces = [] } = drawing.points[index] ?? {};
  const content = (
    <>
      <title>{words.full}</title>
      <rect
        x={percent(x - step / 2)}
        y={TOP}
        width={`${step}%`}
        height={PLOT_HEIGHT}
        className="chart-hit"
      />
      {area === null ? (
        pieces.map(({ layer, y, height }) => (
          <rect
            key={layer}
            x={percent(x - barWidth / 2)}
            y={TOP + y}
            width={`${barWidth}%`}
            height={height}
            className={LAYER_FILLS[layers[layer]?.tone ?? "neutral"]}
          />
        ))
      ) : (
        <circle
          cx={`${x}%`}
          cy={TOP + (pieces[0]?.y ?? drawing.baseline)}
          r="5"
          className="chart-dot"
        />
      )}
      <text x={edgeAt(x)} y="12" textAnchor={anchorAt(x)} className="chart-value">
        {words.brief}
      </text>
    </>
  );
  if (!isStop) return <g className="chart-point">{content}</g>;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its value is read by keyboard as by pointer
    <g role="img" tabIndex={0} className="chart-point">
      {content}
    </g>
  );
}

function Times({ points, drawing }: { points: readonly SeriesPoint[]; drawing: Drawing }) {
  return (
    <svg aria-hidden="true" className="overflow-visible">
      {points.map(({ label, short }, index) => {
        const { x = 0, labelled = null } = drawing.points[index] ?? {};
        if (labelled === null) return null;
        const isEnd = x > LAST_MIDDLE;
        return (
          <text
            key={label}
            x={isEnd ? "100%" : `${x}%`}
            y={HEIGHT - 6}
            textAnchor={isEnd ? "end" : "middle"}
            className={cx("chart-text", labelled === "wide" && "chart-wide")}
          >
            {short}
          </text>
        );
      })}
    </svg>
  );
}

function Legend({ layers, compares }: { layers: readonly Layer[]; compares: boolean }) {
  return (
    <ul
      aria-label={CHARTS.legend}
      className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft"
    >
      {layers.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
            <rect x="0.5" y="0.5" width="11" height="11" rx="2" className={LAYER_FILLS[tone]} />
          </svg>
          {name}
        </li>
      ))}
      {compares && (
        <li className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 24 12" width="24" height="12">
            <path d="M0 6h24" className="chart-before" />
          </svg>
          {CHARTS.before}
        </li>
      )}
    </ul>
  );
}
