/** The extent of a small line's drawing, in its own units. */
export const SPARKLINE = { width: 120, height: 32 } as const;
/** Room above and below for the width of the stroke. */
const MARGIN = 2;

/** The path of a line through values, from the oldest to the latest; flat at the foot where all are nothing. */
export function sparklinePath(values: readonly number[]): string {
  const { width, height } = SPARKLINE;
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return values
    .map((value, index) => {
      const y = height - MARGIN - (value / most) * (height - 2 * MARGIN);
      return `${index === 0 ? "M" : "L"}${round(index * step)} ${round(y)}`;
    })
    .join("");
}
