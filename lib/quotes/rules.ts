import type { ErrorCode } from "../kernel/errors.ts";
import { LINK_DAYS } from "../kernel/retention.ts";
import { shiftCivilDay } from "../kernel/time.ts";

/** Where a request for a quote stands, as it is stored. */
export const QUOTE_STATUSES = [
  "sent",
  "answered",
  "accepted",
  "done",
  "declined",
  "cancelled",
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Not over: one side waits for something, or for the day. */
export const OPEN_STATUSES = ["sent", "answered", "accepted"] as const satisfies QuoteStatus[];

/** The same as it is shown: an answer whose validity is over has lapsed, without any job. */
export type QuoteState = QuoteStatus | "lapsed";

/** The person who requests the work, and the firm that does it. */
export const QUOTE_SIDES = ["client", "provider"] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];

export const QUOTE_MOVES = [
  "answer",
  "decline",
  "accept",
  "complete",
  "cancel",
  "review",
  "write",
] as const;
export type QuoteMove = (typeof QUOTE_MOVES)[number];

/** Who may do what in which status, and the status that it leads to. */
const MOVES: Readonly<
  Record<QuoteStatus, Partial<Record<QuoteMove, { by: readonly QuoteSide[]; to: QuoteStatus }>>>
> = {
  sent: {
    answer: { by: ["provider"], to: "answered" },
    decline: { by: ["provider"], to: "declined" },
    cancel: { by: ["client"], to: "cancelled" },
    write: { by: QUOTE_SIDES, to: "sent" },
  },
  answered: {
    // An answer is replaced until it is accepted, or renewed once it has lapsed.
    answer: { by: ["provider"], to: "answered" },
    decline: { by: ["provider"], to: "declined" },
    accept: { by: ["client"], to: "accepted" },
    cancel: { by: ["client"], to: "cancelled" },
    write: { by: QUOTE_SIDES, to: "answered" },
  },
  accepted: {
    complete: { by: QUOTE_SIDES, to: "done" },
    cancel: { by: QUOTE_SIDES, to: "cancelled" },
    write: { by: QUOTE_SIDES, to: "accepted" },
  },
  done: {
    review: { by: ["client"], to: "done" },
    write: { by: QUOTE_SIDES, to: "done" },
  },
  declined: {},
  cancelled: {},
};

/** What the rules look at. */
export interface QuoteFacts {
  status: QuoteStatus;
  /** Civil days of the answer; null before there is one. */
  day: string | null;
  validUntil: string | null;
  /** Civil day on which either side last did or wrote something, what is written about work that is done left out. */
  movedOn: string;
  /** Civil day on which it was done, declined or cancelled; null before. */
  endedOn: string | null;
  isReviewed: boolean;
  /** Whether the directory shows the provider to nobody. */
  isSuspended: boolean;
  /** Whether the client's account is erased: nobody is left on that side. */
  isErased: boolean;
}

/** What is shown on a civil day. */
export const quoteState = (
  { status, validUntil }: Pick<QuoteFacts, "status" | "validUntil">,
  today: string,
): QuoteState =>
  status === "answered" && validUntil !== null && validUntil < today ? "lapsed" : status;

type LinkFacts = Pick<QuoteFacts, "status" | "day" | "validUntil" | "movedOn" | "endedOn">;

const later = (one: string, other: string | null) => (other !== null && other > one ? other : one);

/**
 * The last civil day on which a provider's link shows the client and can be acted on: counted from the end of the quote;
 * of an answer that nobody accepted, from its validity, and of agreed work that nobody called done, from its day, or
 * from what either side did later. Null while the provider has not answered.
 */
export function linkUntil({ status, day, validUntil, movedOn, endedOn }: LinkFacts): string | null {
  switch (status) {
    case "sent":
      return null;
    case "answered":
      return shiftCivilDay(later(movedOn, validUntil), LINK_DAYS);
    case "accepted":
      return shiftCivilDay(later(movedOn, day), LINK_DAYS);
    default: {
      // A review, what is written after the work, and an end that comes when the link was closed bring nothing back.
      const ended = endedOn ?? movedOn;
      const alone = later(movedOn, day ?? validUntil);
      const [first = ended] = [ended, alone].sort();
      return shiftCivilDay(first, LINK_DAYS);
    }
  }
}

/** Whether a provider's link shows nobody any more. */
export function isLinkClosed(facts: LinkFacts, today: string): boolean {
  const until = linkUntil(facts);
  return until !== null && until < today;
}

/** The outcome of a move: the status it leads to, or why it can't be made. */
export type QuoteOutcome = { ok: true; to: QuoteStatus } | { ok: false; code: ErrorCode };

const refused = (code: ErrorCode): QuoteOutcome => ({ ok: false, code });

/** Whether the day of the work has come. */
const hasCome = ({ day }: QuoteFacts, today: string): boolean => day === null || day <= today;

/** What a move of one side comes to on a civil day. */
export function quoteMove(
  move: QuoteMove,
  side: QuoteSide,
  facts: QuoteFacts,
  today: string,
): QuoteOutcome {
  const known = MOVES[facts.status][move];
  if (!known?.by.includes(side)) return refused("quote.moved");
  if (facts.isErased) return refused("quote.client-left");
  // The client still says how it went: nobody would answer what they write.
  if (isLinkClosed(facts, today) && (side === "provider" || move === "write")) {
    return refused("quote.closed");
  }
  const { to } = known;
  switch (move) {
    case "answer":
      return facts.isSuspended ? refused("provider.suspended") : { ok: true, to };
    case "accept":
      if (facts.isSuspended) return refused("provider.suspended");
      return quoteState(facts, today) === "lapsed" ? refused("quote.lapsed") : { ok: true, to };
    case "complete":
      return hasCome(facts, today) ? { ok: true, to } : refused("quote.too-early");
    case "cancel":
      // Else work that was done badly would be cancelled before its client rates it.
      return side === "provider" && facts.status === "accepted" && hasCome(facts, today)
        ? refused("quote.too-late")
        : { ok: true, to };
    case "review":
      return facts.isReviewed ? refused("quote.reviewed") : { ok: true, to };
    default:
      return { ok: true, to };
  }
}

/** The moves that a side can make on a civil day, for its page's buttons. */
export const possibleMoves = (side: QuoteSide, facts: QuoteFacts, today: string): QuoteMove[] =>
  QUOTE_MOVES.filter((move) => quoteMove(move, side, facts, today).ok);

/** How far ahead a day can be wished or proposed, and how long an answer is valid at most. */
export const DAYS_AHEAD = 365;
export const VALID_DAYS = 180;

/** Euro cents of an answer, tax included. */
export const QUOTE_CENTS = { min: 1_00, max: 1_000_000_00 } as const;

export const NEED_LENGTH = 2_000;
export const TERMS_LENGTH = 2_000;
export const QUOTE_MESSAGE_LENGTH = 2_000;
export const REVIEW_LENGTH = 1_000;

/** Most requests that one person sends in a day; answers and messages of one quote. */
export const MAX_REQUESTS_A_DAY = 10;
export const MAX_ANSWERS = 20;
export const MAX_MESSAGES = 100;

/** What is wrong with the days of an answer; each fault by its field. */
export function answerDayFaults(
  { day, validUntil }: { day: string; validUntil: string },
  today: string,
): { day?: "past" | "far"; validUntil?: "past" | "far" | "after-day" } {
  const faults: ReturnType<typeof answerDayFaults> = {};
  if (day < today) faults.day = "past";
  else if (day > shiftCivilDay(today, DAYS_AHEAD)) faults.day = "far";
  if (validUntil < today) faults.validUntil = "past";
  else if (validUntil > shiftCivilDay(today, VALID_DAYS)) faults.validUntil = "far";
  else if (validUntil > day) faults.validUntil = "after-day";
  return faults;
}

/** Whether a day can be wished for. */
export const isWishable = (day: string, today: string): boolean =>
  day >= today && day <= shiftCivilDay(today, DAYS_AHEAD);

/**
 * Which home of one's own a request is to be about: the one that was named; where none was, the one in the commune. Of
 * somebody else's home the commune alone is left.
 */
export function subjectHome(
  homes: readonly { id: string; citySlug: string }[],
  { home, place }: { home: string | null; place: string | null },
): string | null {
  const isMeant = ({ id, citySlug }: (typeof homes)[number]) =>
    home === null ? citySlug === place : id === home;
  return homes.find(isMeant)?.id ?? null;
}
