/** Visits of one round: the next minute has another. */
export const VISITS_A_ROUND = 200;
