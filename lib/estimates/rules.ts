/** Fewer homes of a type make no median that says anything. */
export const MIN_HOMES = 5;
