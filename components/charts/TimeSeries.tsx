import { drawSeries } from "./drawing";
import type { Layer } from "./layers";
import { Plot } from "./Plot";
import type { SeriesPoint, Shape, Unit } from "./series";

interface TimeSeriesProps {
  /** Of the figure; other names are made from it. */
  id: string;
  title: string;
  /** What it shows at a glance: a sentence, with its full stop. */
  summary: string;
  /** What its points are: "Jour", the head of the table's first column. */
  time: string;
  unit?: Unit;
  shape?: Shape;
  layers: readonly Layer[];
  /** Earliest first. */
  points: readonly SeriesPoint[];
  className?: string;
}

/**
 * A chart of what happened over time, with its values in a table. It belongs in a page, not in a
 * client component: the library that measures it then stays on the server, and only what is drawn is
 * sent (docs/decisions/0020).
 */
export function TimeSeries({ unit = "count", shape = "bars", points, ...rest }: TimeSeriesProps) {
  return <Plot {...rest} unit={unit} points={points} drawing={drawSeries(points, unit, shape)} />;
}
