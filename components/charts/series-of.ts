import type { TrendPoint } from "@/lib/dashboards/trends/rules";
import { formatCivilDate, formatShortCivilDate } from "@/lib/kernel/format-date";
import { CHARTS } from "./copy";
import type { SeriesPoint } from "./series";

/** The point of one civil day, one value a layer. */
export function dayPoint(
  day: string,
  values: readonly number[],
  before: number | null,
): SeriesPoint {
  return { label: formatCivilDate(day), short: formatShortCivilDate(day), values, before };
}

/** A trend week by week, as a chart of one layer. */
export function weekPoints(points: readonly TrendPoint[]): SeriesPoint[] {
  return points.map(({ start, value, before }) => ({
    label: CHARTS.weekOf(formatCivilDate(start)),
    short: formatShortCivilDate(start),
    values: [value],
    before,
  }));
}

/** A trend by thirty days, as a chart of one layer. */
export function monthPoints(points: readonly TrendPoint[]): SeriesPoint[] {
  return points.map(({ start, value, before }) => ({
    label: CHARTS.monthOf(formatCivilDate(start)),
    short: formatShortCivilDate(start),
    values: [value],
    before,
  }));
}
