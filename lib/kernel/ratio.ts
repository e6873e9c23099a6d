/** So much out of so much; nothing is known while the whole is zero. */
export interface Ratio {
  part: number;
  whole: number;
}

/** A ratio between 0 and 1, reached in full at `target`; null while nothing is known. */
export function shareOfTarget({ part, whole }: Ratio, target = 1): number | null {
  if (whole <= 0) return null;
  return Math.min(1, Math.max(0, part / whole / target));
}
