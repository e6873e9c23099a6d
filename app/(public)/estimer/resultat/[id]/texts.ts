import { formatDecimal, formatInteger } from "../../../../../lib/kernel/format.ts";
import { formatMonth } from "../../../../../lib/kernel/format-date.ts";

/** A distance as it is read: "350 m", "1,2 km"; what is nearer than fifty metres is so. */
export function metresText(metres: number): string {
  if (metres === 0) return "moins de 50\u00a0m";
  return metres < 1_000
    ? `${formatInteger(metres)}\u00a0m`
    : `${formatDecimal(metres / 1_000)}\u00a0km`;
}

/** A month `YYYY-MM` as it is read: "mars 2026". */
export const monthText = (month: string): string => formatMonth(`${month}-15T12:00:00Z`);
