/* What a chart is made of: free of the library that measures it, for the code that draws in the browser. */

/** One point of time and what is drawn at it. */
export interface SeriesPoint {
  /** The time in full, as it is read: "12 novembre 2026". */
  label: string;
  /** The same, short enough for an axis: "12 nov.". */
  short: string;
  /** One value a layer, in the order of the layers: whole counts, or euro cents. */
  values: readonly number[];
  /** The sum one period earlier; null where the chart compares with nothing. */
  before: number | null;
}

export type Unit = "count" | "euro";

/** Bars for what is counted in each period of time; an area where bars would be too thin to see. */
export type Shape = "bars" | "area";

/** The height of the plot itself in pixels: across, everything is in percent of the width there is. */
export const PLOT_HEIGHT = 160;

export interface Drawing {
  /** Of the value axis, from below: the value in its unit, and its distance from the top. */
  ticks: { value: number; y: number }[];
  /** Where nothing is. */
  baseline: number;
  /** The width of a bar, in percent. */
  barWidth: number;
  /** The width that answers the pointer at each point, in percent. */
  step: number;
  points: {
    /** The middle, in percent. */
    x: number;
    /** Whether the time is written under it, and whether in a narrow drawing as well. */
    labelled: "always" | "wide" | null;
    /** One a layer, from the baseline; none for a value of nothing. */
    pieces: { layer: number; y: number; height: number }[];
  }[];
  /** The earlier period, in a box of 100 by the plot's height; null where there is none. */
  before: string | null;
  /** The outline and the edge of an area, in the same box; null for bars. */
  area: { fill: string; edge: string } | null;
}

/** What is counted at a point, all layers together. */
export const totalOf = ({ values }: Pick<SeriesPoint, "values">) =>
  values.reduce((sum, value) => sum + value, 0);
