/** What a form asks of a home besides, in the order of its lists: none of it changes a figure. */
export const CONDITIONS = ["to_renovate", "fair", "renovated"] as const;
export type Condition = (typeof CONDITIONS)[number];

export const OUTSIDE_SPACES = ["none", "balcony", "terrace", "garden"] as const;
export type OutsideSpace = (typeof OUTSIDE_SPACES)[number];
