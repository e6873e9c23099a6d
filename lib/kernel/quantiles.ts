/** The middle one, or the upper of the two; 0 of none. */
export function upperMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The value below which a share (0 to 1) of the numbers lie, between two of them in proportion. @throws {RangeError} of none */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError("a quantile of no numbers");
  return below + (above - below) * (place - Math.floor(place));
}

/** The value at which half of the weight is reached, counted from the smallest; 0 of none. */
export function weightedMedian(items: readonly { value: number; weight: number }[]): number {
  const sorted = items.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of sorted) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}
