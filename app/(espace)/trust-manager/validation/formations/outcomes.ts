/** What came of a decision that was just made, as the address says it. */
export const TRAINING_OUTCOMES = ["checked", "returned", "late"] as const;
export type TrainingOutcome = (typeof TRAINING_OUTCOMES)[number];
