import { scaleBand, scaleLinear } from "d3-scale";
import { area, curveLinear, curveStep, line, stack } from "d3-shape";
import {
  type Drawing,
  PLOT_HEIGHT,
  type SeriesPoint,
  type Shape,
  totalOf,
  type Unit,
} from "./series";

/** About as many lines as the eye tells apart at that height. */
const TICKS = 4;
/** Labels along the time axis, at most: a narrow drawing leaves every other one out. */
const TIME_LABELS = 6;

const round = (value: number) => Math.round(value * 100) / 100;

/** The ends of the value axis: always with nothing on it, and never flat. */
function endsOf(points: readonly SeriesPoint[]): [low: number, high: number] {
  const values = points.flatMap((point) => [
    totalOf(point),
    ...(point.before === null ? [] : [point.before]),
  ]);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [0, 1] : [low, high];
}

/** Every how many points the time is written, so that there are few labels and the last has one. */
const labelStep = (points: number) => Math.max(1, Math.ceil(points / TIME_LABELS));

/**
 * Where everything of a chart stands: round ticks that the values fit between, a piece a layer at each
 * point, the line of the earlier period. A chart of several layers stacks them and has bars.
 */
export function drawSeries(points: readonly SeriesPoint[], unit: Unit, shape: Shape): Drawing {
  const scale = unit === "euro" ? 100 : 1;
  const [low, high] = endsOf(points);
  const value = scaleLinear()
    .domain([low / scale, high / scale])
    .nice(TICKS)
    .range([PLOT_HEIGHT, 0]);
  const time = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, 100])
    .paddingInner(0.25)
    .paddingOuter(0.125);
  const middle = (index: number) => (time(index) ?? 0) + time.bandwidth() / 2;
  const y = (amount: number) => value(amount / scale);

  const layers = points[0]?.values.length ?? 0;
  const stacked = stack<SeriesPoint, number>()
    .keys(Array.from({ length: layers }, (_, layer) => layer))
    .value((point, layer) => point.values[layer] ?? 0)([...points]);
  const every = labelStep(points.length);

  const path = line<SeriesPoint>()
    // Beside bars it rises between them, where nothing is.
    .curve(shape === "bars" ? curveStep : curveLinear)
    .x((_, index) => round(middle(index)))
    .y(({ before }) => round(y(before ?? 0)));
  const edge = line<SeriesPoint>()
    .x((_, index) => round(middle(index)))
    .y((point) => round(y(totalOf(point))));
  const filled = area<SeriesPoint>()
    .x((_, index) => round(middle(index)))
    .y0(round(y(0)))
    .y1((point) => round(y(totalOf(point))));

  return {
    ticks: value
      .ticks(TICKS)
      // Nobody is half a visitor.
      .filter((tick) => unit === "euro" || Number.isInteger(tick))
      .map((tick) => ({ value: tick * scale, y: round(value(tick)) })),
    baseline: round(y(0)),
    barWidth: round(time.bandwidth()),
    step: round(time.step()),
    points: points.map((_, index) => {
      const fromLast = points.length - 1 - index;
      return {
        x: round(middle(index)),
        labelled: fromLast % every !== 0 ? null : fromLast % (2 * every) === 0 ? "always" : "wide",
        pieces: stacked.flatMap((series, layer) => {
          const [from = 0, to = 0] = series[index] ?? [];
          const [top, foot] = [y(Math.max(from, to)), y(Math.min(from, to))];
          return from === to ? [] : [{ layer, y: round(top), height: round(foot - top) }];
        }),
      };
    }),
    before: points.some(({ before }) => before !== null) ? path([...points]) : null,
    area:
      shape === "area" ? { fill: filled([...points]) ?? "", edge: edge([...points]) ?? "" } : null,
  };
}
