import { formatDecimal, formatInteger } from "../../../../../lib/kernel/format.ts";

/** A distance as it is read: "350 m", "1,2 km"; what is nearer than fifty metres is so. */
export function metresText(metres: number): string {
  if (metres === 0) return "moins de 50\u00a0m";
  return metres < 1_000
    ? `${formatInteger(metres)}\u00a0m`
    : `${formatDecimal(metres / 1_000)}\u00a0km`;
}
