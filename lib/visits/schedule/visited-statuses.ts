/** Statuses whose listings are visited, or may be soon. */
export const VISITED_STATUSES = ["draft", "in_review", "active", "under_offer", "paused"] as const;
