/** Slide `index` of `total`, going round at both ends. */
export function wrapIndex(index: number, total: number): number {
  return ((index % total) + total) % total;
}

/** The slide that a key leads to from slide `index`, or null when the key does not move. */
export function keyTarget(key: string, index: number, total: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return wrapIndex(index - 1, total);
    case "ArrowRight":
      return wrapIndex(index + 1, total);
    case "Home":
      return 0;
    case "End":
      return total - 1;
    default:
      return null;
  }
}
