import type { HomeClock } from "../../kernel/place.ts";
import type { VisitCancelReason, VisitState, VisitType } from "../../visits/rules.ts";
import type { VisitEventKind } from "../../visits/views.ts";
import type { NearestLooper } from "../loopers/views.ts";
import type { CodeState, TeamCancelReason, TeamVisitAction } from "./rules.ts";

/** Somebody of a visit, and how they are reached. */
export interface VisitPerson {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

/** A visit in the team's list. */
export interface TeamVisitLine {
  id: string;
  startsAt: Date;
  clock: HomeClock;
  type: VisitType;
  state: VisitState;
  code: CodeState;
  /** Until when the team is to look into it; null where its code is not locked. */
  dueAt: Date | null;
  title: string;
  city: string;
  visitorName: string;
  host: { id: string; name: string; isLooper: boolean };
  /** What can be done with it now; nothing with one of the reader's own. */
  actions: TeamVisitAction[];
}

/** Of the lists that wait for something; at most `COUNT_BOUND` each. */
export type TeamVisitCounts = Record<"upcoming" | "locked" | "unclosed", number>;

/** Who can receive in a host's place. */
export interface HostCandidates {
  /** Null for a seller who receives already, or whose account is closed. */
  seller: { id: string; name: string; isFree: boolean } | null;
  /** The nearest first. */
  loopers: (NearestLooper & { isFree: boolean })[];
}

/** A visit as the team sees it: all that became of it, and what can be done. */
export interface TeamVisitFile extends Omit<TeamVisitLine, "visitorName" | "host" | "dueAt"> {
  endsAt: Date;
  propertyId: string;
  isPublic: boolean;
  address: string;
  failures: number;
  /** When its code was locked, and until when the team is to look into it. */
  locked: { at: Date; dueAt: Date } | null;
  cancelReason: VisitCancelReason | null;
  /** Whether the reader takes part in it, and decides nothing. */
  isOwn: boolean;
  visitor: VisitPerson;
  host: VisitPerson & { isLooper: boolean };
  seller: VisitPerson;
  /** What its looper is paid: the line, or why there is none; null where nothing was booked. */
  pay: { entryId: string; amountCents: number } | "unpaid" | null;
  opinion: { rating: number; comment: string | null } | null;
  /** What its people wrote to the team about it, that waits for an answer. */
  requests: { id: string; name: string; at: Date }[];
  events: { id: string; kind: VisitEventKind; at: Date; by: string | null; note: string | null }[];
  cancelReasons: TeamCancelReason[];
  /** Null where nobody else can receive any more. */
  candidates: HostCandidates | null;
}
