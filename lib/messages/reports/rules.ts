/** What can be wrong with a conversation, in the order the form lists it. */
export const CONVERSATION_REASONS = [
  "spam",
  "fraud",
  "harassment",
  "discrimination",
  "personal_data",
  "other",
] as const;
export type ConversationReason = (typeof CONVERSATION_REASONS)[number];

/**
 * What the team concludes: the writer is warned, can't write to the person who reported any more,
 * or nothing.
 */
export const CONVERSATION_OUTCOMES = ["warned", "blocked", "unfounded"] as const;
export type ConversationOutcome = (typeof CONVERSATION_OUTCOMES)[number];

/** Most characters of what who reports adds. */
export const REPORT_TEXT_MAX = 2_000;

/** The lists of the team: what waits for a conclusion, and what has one. */
export const CONVERSATION_REPORT_VIEWS = ["open", "closed"] as const;
export type ConversationReportListView = (typeof CONVERSATION_REPORT_VIEWS)[number];

/** How many of a conversation's last messages the team reads. */
export const MESSAGES_READ = 30;

/** Days after its end for which a report exists. */
export const CONVERSATION_REPORT_DAYS = 365;
