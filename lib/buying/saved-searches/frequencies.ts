/** How often an alert is sent. */
export const ALERT_FREQUENCIES = ["instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Longest name of a saved search. */
export const MAX_NAME_LENGTH = 80;
