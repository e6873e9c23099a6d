import { HOUR_MS, MINUTE_MS, msAfter, TIME_ZONE } from "../kernel/time.ts";
import { afterWorkingMinutes } from "../kernel/working-hours.ts";

/** What somebody writes to the team about, in the order in which the form has it. */
export const CONTACT_TOPICS = [
  "sale",
  "purchase",
  "locked_visit",
  "looper",
  "account",
  "report",
  "abuse",
  "billing",
  "press",
  "other",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Within how many hours the team answers: running ones, or those in which it works. */
export interface AnswerTime {
  hours: number;
  working: boolean;
}

const WITHIN_A_DAY: AnswerTime = { hours: 24, working: false };

const ANSWER_TIMES: Partial<Record<ContactTopic, AnswerTime>> = {
  // Two people stand before a door.
  locked_visit: { hours: 2, working: true },
  abuse: { hours: 4, working: true },
};

export const answerTime = (topic: ContactTopic): AnswerTime => ANSWER_TIMES[topic] ?? WITHIN_A_DAY;

/** Until when the team answers what was written at an instant. */
export function dueAfter(topic: ContactTopic, writtenAt: Date): Date {
  const { hours, working } = answerTime(topic);
  return working
    ? afterWorkingMinutes(writtenAt, (hours * HOUR_MS) / MINUTE_MS, TIME_ZONE)
    : msAfter(writtenAt, hours * HOUR_MS);
}

/** The topics that a form offers: that of a visit that can't be recorded only where there is one. */
export const topicsFor = ({ hasLockedVisit }: { hasLockedVisit: boolean }): ContactTopic[] =>
  CONTACT_TOPICS.filter((topic) => topic !== "locked_visit" || hasLockedVisit);

/** The topic that an address names; null for anything else. */
export const topicOf = (named: unknown): ContactTopic | null =>
  CONTACT_TOPICS.find((topic) => topic === named) ?? null;

/** Where a request stands: the team is awaited, has answered, or ended it without an answer. */
export const CONTACT_STATUSES = ["open", "answered", "closed"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

const MOVES = {
  open: { write: "open", answer: "answered", close: "closed" },
  answered: { write: "open", answer: "answered" },
  closed: { write: "open" },
} as const satisfies Record<ContactStatus, Partial<Record<string, ContactStatus>>>;

export type ContactMove = "write" | "answer" | "close";

/** The status after a move; null where the status does not allow it. */
export function afterContactMove(status: ContactStatus, move: ContactMove): ContactStatus | null {
  return (MOVES[status] as Partial<Record<ContactMove, ContactStatus>>)[move] ?? null;
}

/** Why the team ends a request without an answer. */
export const CONTACT_CLOSINGS = ["spam", "duplicate", "no_answer_needed"] as const;
export type ContactClosing = (typeof CONTACT_CLOSINGS)[number] | "erased";

export const CONTACT_TEXT = { min: 10, max: 4_000 } as const;
/** Fewest characters of an answer in a thread. */
export const CONTACT_REPLY_MIN = 2;

/** Most messages of a thread: whoever needs more begins another one. */
export const MAX_CONTACT_MESSAGES = 200;

/** Most requests of an account, or of a confirmed address, for which the team is awaited at once. */
export const MAX_OPEN_CONTACTS = 5;

/** Most requests that wait for the confirmation of one address. */
export const MAX_PENDING_CONTACTS = 3;

/** Hours for which the link of a confirmation's mail is good. */
export const CONFIRM_CONTACT_HOURS = 72;

export const contactExpiry = (now: Date): Date => msAfter(now, CONFIRM_CONTACT_HOURS * HOUR_MS);
