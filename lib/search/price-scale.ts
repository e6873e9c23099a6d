import { PRICE_BANDS } from "../search-index/criteria.ts";

/** Edges of the price scale: 0 is no minimum, the last one no maximum, PRICE_BANDS in between. */
export const PRICE_EDGES = PRICE_BANDS.length + 1;

/** Euros at an edge; null at both ends, which mean no bound. */
export function eurosAt(edge: number): number | null {
  return PRICE_BANDS[edge - 1] ?? null;
}

/** The last edge at or below a minimum in euros. */
export function edgeOfMinimum(euros: number | null): number {
  return euros === null ? 0 : PRICE_BANDS.filter((bound) => bound <= euros).length;
}

/** The first edge at or above a maximum in euros. */
export function edgeOfMaximum(euros: number | null): number {
  if (euros === null) return PRICE_EDGES;
  const index = PRICE_BANDS.findIndex((bound) => bound >= euros);
  return index === -1 ? PRICE_EDGES : index + 1;
}

/**
 * The histogram's bars as an SVG path, one unit wide each, `height` tall at most, between two
 * edges. Heights follow the square root of the counts, so that rare prices still show.
 */
export function barsPath(
  counts: readonly number[],
  from: number,
  to: number,
  height: number,
): string {
  const highest = Math.sqrt(Math.max(1, ...counts));
  return counts
    .slice(from, to)
    .map((count, index) => {
      if (count === 0) return "";
      const tall = Math.max(1, Math.round((Math.sqrt(count) / highest) * height));
      return `M${from + index + 0.08} ${height}v-${tall}h.84v${tall}z`;
    })
    .join("");
}
