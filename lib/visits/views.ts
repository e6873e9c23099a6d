import type { VisitPayView } from "../commissions/views.ts";
import type { HomeClock } from "../kernel/place.ts";
import type { PropertyBrief } from "../listings/brief.ts";
import type { OpenSlot } from "../listings/slots/views.ts";
import type { Viewpoint } from "../policy/viewpoint.ts";
import type {
  VisitAction,
  VisitCancelReason,
  VisitFigures,
  VisitFilter,
  VisitSide,
  VisitState,
  VisitStatus,
  VisitType,
} from "./rules.ts";

/** What can have become of a visit. */
const VISIT_EVENT_KINDS = [
  "requested",
  "confirmed",
  "proposed",
  "declined",
  "moved",
  "cancelled",
  "completed",
  "feedback_requested",
  "feedback_given",
  /** Its host receives no more: the home's seller does. */
  "rehosted",
  /** The team gave it to another host. */
  "reassigned",
  /** The team lets its code be typed again. */
  "unlocked",
] as const;
export type VisitEventKind = (typeof VISIT_EVENT_KINDS)[number];

/** A visit, as one of those it concerns sees it. */
export interface VisitView {
  id: string;
  property: PropertyBrief;
  /**
   * Which of the two the reader is; null for somebody who looks on (the seller of a home that a
   * looper shows).
   */
  side: VisitSide | null;
  /** Where it is, as far as the person may know it: whole once the visit is agreed. */
  place: { address: string | null; postalCode: string; city: string; isExact: boolean };
  startsAt: Date;
  endsAt: Date;
  type: VisitType;
  status: VisitStatus;
  /** The status as it is shown: with "lapsed". */
  state: VisitState;
  /** What the reader can do now, the most expected first. */
  actions: VisitAction[];
  /** The reasons that the reader can cancel with. */
  cancelReasons: VisitCancelReason[];
  /** Who comes; null for the visitor. How to reach them is there once the visit is agreed. */
  visitor: { name: string; email: string | null; phone: string | null } | null;
  /**
   * Who shows the property; null for that person. `phone` is a looper's professional number; a private one
   * is there once the visit is agreed.
   */
  host: { firstName: string; isLooper: boolean; phone: string | null } | null;
  /** Six digits that the visitor shows the host; null for everybody else, and once it is over. */
  checkInCode: string | null;
  /** Whether too many wrong codes were typed, for the host. */
  codeLocked: boolean;
  /** Where a visit by video takes place, once it is agreed; null without. */
  meetingUrl: string | null;
  /** Another time that one of the two proposed and the other has not answered. */
  proposal: { startsAt: Date; endsAt: Date; by: VisitSide } | null;
  /** Why it was cancelled and by which side; `by` is null where neither did. */
  cancelled: { reason: VisitCancelReason | null; by: VisitSide | null } | null;
  /** What became of it, the earliest first. `by` is null for what happened by itself. */
  events: { kind: VisitEventKind; at: Date; by: VisitSide | "team" | null }[];
  /** The visitor's remark. */
  notes: string | null;
  /** The visitor's opinion: a rating out of five. */
  feedback: { rating: number; comment: string | null } | null;
  /** Whether the host asked for an opinion. */
  feedbackRequested: boolean;
  /**
   * What its looper is paid for it, or will be if it takes place; null for everybody else, and for a visit that is over
   * without having been made.
   */
  pay: VisitPayView | null;
  /** Where the two write to each other about this home; null before the first message. */
  conversationId: string | null;
}

/** One view of the list of visits: those to come first, the next one at the head. */
export interface VisitsView {
  /** Whose visits they are; null where no role has any. */
  viewpoint: Viewpoint | null;
  filter: VisitFilter;
  visits: VisitView[];
  counts: Record<VisitFilter, number>;
  figures: VisitFigures;
  nextCursor: string | null;
}

/** A slot that can be booked, and the host there. */
export type OpenSlotView = OpenSlot;

/** A week of a host: days from Monday, each with its visits and its slots that are free. */
export interface WeekView {
  /** The Monday, `YYYY-MM-DD`. */
  monday: string;
  previous: string;
  next: string;
  days: {
    day: string;
    visits: VisitView[];
    /** Free slots of the person's schedules. */
    slots: {
      id: string;
      startsAt: Date;
      endsAt: Date;
      property: { id: string; title: string; clock: HomeClock };
    }[];
  }[];
}

/** As whom somebody has a day of visits. */
export const PLAN_SIDES = ["buyer", "seller", "ambassador"] as const;
export type PlanSide = (typeof PLAN_SIDES)[number];

/** Visits of one civil day of a visitor, in order, with the way between them. */
export interface DayPlanView {
  day: string;
  side: PlanSide;
  stops: {
    visit: VisitView;
    /** From the stop before; null for the first one, and where one of the two is by video. */
    travel: { kilometres: number; minutes: number; isTight: boolean } | null;
  }[];
}
