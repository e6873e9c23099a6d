import type { SelfAssignableRole } from "../../kernel/roles.ts";
import type { HeldReason } from "../referral-rules.ts";
import type { Funnel, FunnelDay, Period, Stage } from "./rules.ts";

/** Where people came from, and how far they did. */
export interface SourceView extends Funnel {
  /** A campaign, or one of the two of rules.ts; null for all the others together. */
  source: string | null;
}

/** The people who subscribed in a period, and what became of them. */
export interface FunnelView {
  period: Period;
  /** The source that the days are of; null for all. */
  source: string | null;
  days: FunnelDay[];
  /** Of the days that are shown. */
  total: Funnel;
  /** Of the period, the largest first. */
  sources: SourceView[];
}

/** What the list is narrowed to. */
export interface EntryFilter {
  /** Words of the address, or a code; empty for none. */
  search: string;
  role: SelfAssignableRole | null;
  stage: Stage | null;
  source: string | null;
  /** Only who brought somebody. */
  referrers: boolean;
}

/** Somebody of the list. */
export interface WaitlistEntryView {
  id: string;
  email: string;
  role: SelfAssignableRole;
  stage: Stage;
  source: string;
  createdAt: Date;
  confirmedAt: Date | null;
  invitedAt: Date | null;
  joinedAt: Date | null;
  referralCode: string | null;
  /** What they gave as the code of the person who brought them. */
  referredBy: string | null;
  counted: number;
  held: number;
}

/** Somebody of the list as it is shown. */
export interface EntryRowView extends WaitlistEntryView {
  /** From 1, among those of the role who wait for an invitation; null for the others. */
  position: number | null;
}

/** One side of a referral. */
export interface ReferralSideView {
  email: string;
  /** Null for a person who never was on the list. */
  role: SelfAssignableRole | null;
  source: string | null;
  /** When they subscribed, or opened the account. */
  since: Date;
  confirmedAt: Date | null;
  hasAccount: boolean;
  /** What they brought so far. */
  counted: number;
  held: number;
  refused: number;
}

/** A referral that waits for a decision. */
export interface HeldReferralView {
  id: string;
  code: string;
  reasons: HeldReason[];
  /** Addresses of the list that look like the referred person's, the referrer's or not. */
  alike: string[];
  /** Since when it waits. */
  heldAt: Date;
  /** Null for a referrer who was erased. */
  referrer: ReferralSideView | null;
  referred: ReferralSideView;
  /** Nobody decides about a referral they are a part of. */
  isOwn: boolean;
}

/** A referral that was held, and decided. */
export interface DecidedReferralView {
  id: string;
  referredEmail: string;
  code: string;
  counted: boolean;
  decidedAt: Date;
  deciderName: string;
}

/** Who would be invited next. */
export interface WavePreview {
  role: SelfAssignableRole;
  size: number;
  /** The first of them; the others are counted. */
  people: { id: string; email: string; confirmedAt: Date; counted: number }[];
  /** How many there would be. */
  invited: number;
  /** The one who is first: the wave is for the queue that was seen. Null for an empty queue. */
  firstId: string | null;
}

/** A wave of invitations. */
export interface WaveView {
  id: string;
  role: SelfAssignableRole;
  size: number;
  /** How many of them have an account. */
  joined: number;
  createdAt: Date;
  authorName: string;
}
