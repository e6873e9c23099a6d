import type { LeadKind, LeadStatus } from "../../leads/states.ts";
import type { SellersHome } from "../../leads/views.ts";
import type { NearestLooper } from "../loopers/views.ts";

/** A lead as the person who qualifies it sees it. */
export interface QualifiedLeadView {
  id: string;
  contactName: string;
  status: LeadStatus;
  createdAt: Date;
  updatedAt: Date;
  /** Days since it last changed. */
  idleDays: number;
  isStale: boolean;
  kind: LeadKind;
  /** Null while nobody has it: the team then reaches its person. */
  looper: { id: string; name: string; email: string } | null;
  /** How the person is reached, while nobody has the lead. */
  contact: { email: string | null; phone: string | null } | null;
  /** The home of a seller, and where it is: the estimate may be deleted. */
  home: SellersHome | null;
  commune: string | null;
  property: { id: string; title: string; city: string; isPublic: boolean } | null;
}

/** An open lead, and those to whom it can go. */
export interface HandOverView {
  lead: QualifiedLeadView;
  /** The nearest first. */
  loopers: NearestLooper[];
}

/** At most `COUNT_BOUND` each. */
export type LeadCounts = Record<LeadStatus | "free", number>;

/** What became of some leads with which the same was done. */
export interface LeadsOutcome {
  done: number;
  /** Moved on meanwhile: somebody else has them, nobody has, or they came to an end. */
  moved: number;
  /** Whose looper was reminded that day already. */
  reminded: number;
  /** That the looper can't have, or whose looper is out of force. */
  unfit: number;
}
