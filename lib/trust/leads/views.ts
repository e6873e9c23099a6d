import type { LeadStatus } from "../../leads/rules.ts";

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
  looperId: string;
  looperName: string;
  looperEmail: string;
  property: { id: string; title: string; city: string; isPublic: boolean } | null;
}

/** Somebody whom a lead can be handed to. */
export interface LooperInForce {
  id: string;
  name: string;
}

/** At most `COUNT_BOUND` each. */
export type LeadCounts = Record<LeadStatus, number>;
