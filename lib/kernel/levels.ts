/** Levels, from the highest: the first whose floor is reached is the level. */
export const LEVELS = ["platinum", "gold", "silver", "bronze"] as const;
export type Level = (typeof LEVELS)[number];
