import { percentOf } from "../kernel/money.ts";
import { HOUR_MS, MINUTE_MS, writingTime, type Zone } from "../kernel/time.ts";
import { SLOT_TYPES, type SlotType } from "../listings/slots/views.ts";

/** Where a visit stands. */
export const VISIT_STATUSES = ["scheduled", "completed", "pending", "cancelled"] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Those that take the time of somebody and of a home. */
export const ACTIVE_STATUSES = ["pending", "scheduled"] as const satisfies VisitStatus[];

export const VISIT_TYPES = SLOT_TYPES;
export type VisitType = SlotType;

/** The views of the list. */
export const VISIT_FILTERS = ["all", ...VISIT_STATUSES] as const;
export type VisitFilter = (typeof VISIT_FILTERS)[number];

/** Why a visit was cancelled. */
export const VISIT_CANCEL_REASONS = [
  "visitor_unavailable",
  "host_unavailable",
  "no_longer_interested",
  "no_show",
  "listing_under_offer",
  "listing_paused",
  "listing_withdrawn",
  "account_closed",
  "team",
] as const;
export type VisitCancelReason = (typeof VISIT_CANCEL_REASONS)[number];

/** Most characters of a visitor's remark, and of an opinion. */
export const VISIT_NOTES_LENGTH = 500;
export const VISIT_COMMENT_LENGTH = 1_000;

/** The least rating, out of five, of a visitor who is satisfied. */
export const SATISFIED_RATING = 4;
/** Wrong check-in codes after which no more is taken. */
const MAX_CODE_FAILURES = 5;
/** Visits to come that a buyer may have of one listing. */
export const MAX_COMING_VISITS = 3;
/** People who meet a little early may say so. */
const EARLY_CHECK_IN_MS = 30 * MINUTE_MS;
/** From its start, before or after, within which a code that is typed is typed at once. */
const QUICK_CODE_MS = MINUTE_MS;
/** The least time until another time that is proposed, and the most. */
const PROPOSAL_NOTICE_MS = HOUR_MS;
export const PROPOSAL_WEEKS = 8;

/** The two who deal with a visit: the person who comes, and the one who receives. */
export type VisitSide = "visitor" | "host";

export const otherSide = (side: VisitSide): VisitSide => (side === "visitor" ? "host" : "visitor");

/** What the rules look at. */
export interface VisitFacts {
  status: VisitStatus;
  type: VisitType;
  startsAt: Date;
  endsAt: Date;
  /** Which side proposed another time that was not answered; null without a proposal. */
  proposedBy: VisitSide | null;
  proposedStartsAt: Date | null;
  feedbackRating: number | null;
  feedbackAskedAt: Date | null;
  /** Whether its visitor answers that it did not take place; the team alone reads that. */
  isDenied: boolean;
  cancelReason: VisitCancelReason | null;
  cancelledAt: Date | null;
}

const hasBegun = ({ startsAt }: Pick<VisitFacts, "startsAt">, now: Date) =>
  startsAt.getTime() <= now.getTime();

/** How a visit is shown: a request that nobody confirmed before it was to begin has lapsed. */
export type VisitState = VisitStatus | "lapsed";

export function stateOf(
  visit: Pick<VisitFacts, "status" | "startsAt" | "cancelReason">,
  now: Date,
): VisitState {
  if (visit.status === "pending" && hasBegun(visit, now)) return "lapsed";
  // The job that ends lapsed requests gives no reason.
  const isLapsed = visit.status === "cancelled" && visit.cancelReason === null;
  return isLapsed ? "lapsed" : visit.status;
}

interface Transition {
  by: readonly VisitSide[];
  from: readonly VisitStatus[];
  /** The status that it leads to; null where it stays. */
  to: VisitStatus | null;
  when?: (visit: VisitFacts, side: VisitSide, now: Date) => boolean;
}

type Guard = NonNullable<Transition["when"]>;

const ahead: Guard = (visit, _side, now) => !hasBegun(visit, now);
const begun: Guard = (visit, _side, now) => hasBegun(visit, now);
const answersProposal: Guard = (visit, side, now) =>
  visit.proposedBy === otherSide(side) && !hasBegun(visit, now);

/** What can be done with a visit: by whom, from where, when, and what it leads to. */
const VISIT_TRANSITIONS = {
  confirm: { by: ["host"], from: ["pending"], to: "scheduled", when: ahead },
  accept: {
    by: ["visitor", "host"],
    from: ["pending", "scheduled"],
    to: "scheduled",
    when: (visit, side, now) =>
      answersProposal(visit, side, now) &&
      visit.proposedStartsAt !== null &&
      visit.proposedStartsAt.getTime() > now.getTime(),
  },
  decline: {
    by: ["visitor", "host"],
    from: ["pending", "scheduled"],
    to: null,
    when: answersProposal,
  },
  propose: { by: ["visitor", "host"], from: ["pending", "scheduled"], to: null, when: ahead },
  /** To another slot: its host has to confirm it anew. */
  reschedule: { by: ["visitor"], from: ["pending", "scheduled"], to: "pending", when: ahead },
  /** Where a visit by video takes place. */
  "set-link": {
    by: ["host"],
    from: ["scheduled"],
    to: null,
    when: ({ type, endsAt }, _side, now) => type === "virtual" && endsAt.getTime() > now.getTime(),
  },
  complete: {
    by: ["host"],
    from: ["scheduled"],
    to: "completed",
    when: ({ startsAt }, _side, now) => startsAt.getTime() - EARLY_CHECK_IN_MS <= now.getTime(),
  },
  "no-show": { by: ["host"], from: ["scheduled"], to: "cancelled", when: begun },
  cancel: {
    by: ["visitor", "host"],
    from: ["pending", "scheduled"],
    to: "cancelled",
    // A request that lapsed has ended; an agreed visit that nobody came to still can be.
    when: (visit, _side, now) => visit.status === "scheduled" || !hasBegun(visit, now),
  },
  "request-feedback": {
    by: ["host"],
    from: ["completed"],
    to: null,
    when: ({ feedbackRating, feedbackAskedAt }) =>
      feedbackRating === null && feedbackAskedAt === null,
  },
  feedback: {
    by: ["visitor"],
    from: ["completed"],
    to: null,
    // Nobody has an opinion of a visit that did not take place.
    when: ({ feedbackRating, isDenied }) => feedbackRating === null && !isDenied,
  },
} as const satisfies Record<string, Transition>;

export type VisitAction = keyof typeof VISIT_TRANSITIONS;

/** Every action, the one that is most expected first. */
export const VISIT_ACTIONS = Object.keys(VISIT_TRANSITIONS) as VisitAction[];

/** Whether an action is ever a side's to do, whatever the visit is. */
export function isEverOf(action: VisitAction, side: VisitSide): boolean {
  const { by }: Transition = VISIT_TRANSITIONS[action];
  return by.includes(side);
}

/** The status of a visit after an action that may be done with it (`mayDo`). */
export function statusAfter(action: VisitAction, status: VisitStatus): VisitStatus {
  return VISIT_TRANSITIONS[action].to ?? status;
}

/** Whether a side may do something with a visit now. */
export function mayDo(
  action: VisitAction,
  visit: VisitFacts,
  side: VisitSide | null,
  now: Date,
): boolean {
  const transition: Transition = VISIT_TRANSITIONS[action];
  return (
    side !== null &&
    isEverOf(action, side) &&
    transition.from.includes(visit.status) &&
    (transition.when?.(visit, side, now) ?? true)
  );
}

/**
 * What a side can do with a visit now: what its buttons are. None for somebody who only looks on.
 */
export function actionsOf(visit: VisitFacts, side: VisitSide | null, now: Date): VisitAction[] {
  return VISIT_ACTIONS.filter((action) => mayDo(action, visit, side, now));
}

/** Why each side may cancel: what it can know. A visitor who waited for a host in vain says so. */
export function cancelReasonsOf(
  side: VisitSide,
  visit: Pick<VisitFacts, "startsAt">,
  now: Date,
): VisitCancelReason[] {
  if (side === "host") return ["host_unavailable"];
  return visit.startsAt.getTime() <= now.getTime()
    ? ["host_unavailable", "visitor_unavailable"]
    : ["visitor_unavailable", "no_longer_interested"];
}

/** Whether no check-in code of a visit is taken any more, for so many were wrong. */
export const isCodeLocked = (checkInFailures: number): boolean =>
  checkInFailures >= MAX_CODE_FAILURES;

/** Whether another time can be proposed: soon enough to be of use, not so soon that nobody reads it. */
export function canPropose(startsAt: Date, now: Date): boolean {
  const ms = startsAt.getTime() - now.getTime();
  return ms >= PROPOSAL_NOTICE_MS && ms <= PROPOSAL_WEEKS * 7 * 24 * HOUR_MS;
}

/** Visits of one status, added up. */
export interface VisitGroup {
  status: VisitStatus;
  count: number;
  /** Those that have not ended. */
  toCome: number;
  /** Those rated `SATISFIED_RATING` or more. */
  satisfied: number;
}

/** The share of completed visits that were liked, in whole percent; null where none was completed. */
export function satisfactionRate(satisfied: number, completed: number): number | null {
  return completed === 0 ? null : percentOf(satisfied, completed);
}

/** Figures over every visit of the person, whatever view is shown. */
export interface VisitFigures {
  /** Agreed, and not over. */
  toCome: number;
  completed: number;
  /** Null where no visit was completed. */
  satisfactionPercent: number | null;
}

export function visitFigures(groups: readonly VisitGroup[]): VisitFigures {
  const of = (status: VisitStatus) => groups.find((group) => group.status === status);
  const completed = of("completed");
  return {
    toCome: of("scheduled")?.toCome ?? 0,
    completed: completed?.count ?? 0,
    satisfactionPercent: satisfactionRate(completed?.satisfied ?? 0, completed?.count ?? 0),
  };
}

/** How many visits each view holds. */
export function countVisits(groups: readonly VisitGroup[]): Record<VisitFilter, number> {
  const counts = { all: 0, scheduled: 0, completed: 0, pending: 0, cancelled: 0 };
  for (const { status, count } of groups) {
    counts[status] += count;
    counts.all += count;
  }
  return counts;
}

/** Which reminder of an agreed visit is due. */
export type Reminder = "day" | "hours";

const REMINDER_DAY_MS = 24 * HOUR_MS;
const REMINDER_HOURS_MS = 2 * HOUR_MS;

/** The reminder that is due now: the last one alone where both would be; null for none. */
export function reminderDue(
  visit: { startsAt: Date; remindedDayAt: Date | null; remindedHoursAt: Date | null },
  now: Date,
  zone: Zone,
): Reminder | null {
  const ms = visit.startsAt.getTime() - now.getTime();
  if (ms <= 0) return null;
  if (ms <= REMINDER_HOURS_MS) return visit.remindedHoursAt === null ? "hours" : null;
  // Of tomorrow's visit nobody is reminded while it is night at the home.
  const isDue = ms <= REMINDER_DAY_MS && writingTime(now, zone) <= now;
  return isDue && visit.remindedDayAt === null ? "day" : null;
}

/** How far ahead a visit can be for a reminder to be due. */
export const REMINDER_HORIZON_MS = REMINDER_DAY_MS;

/** Whether a code was typed within a minute of the visit's start. */
export const isQuickCode = (startsAt: Date, typedAt: Date): boolean =>
  Math.abs(typedAt.getTime() - startsAt.getTime()) <= QUICK_CODE_MS;
