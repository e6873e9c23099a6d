import type { LeadStatus } from "./rules.ts";

export interface LeadView {
  id: string;
  name: string;
  /** Null while the looper is suspended: nobody is contacted without valid papers. */
  contact: { email: string | null; phone: string | null } | null;
  status: LeadStatus;
  /** What may be done with it now. */
  moves: readonly LeadStatus[];
  /** The property asked about; `id` is null where it has no page. */
  property: { id: string | null; title: string } | null;
  createdAt: Date;
  movedAt: Date;
}

/** The leads of a looper that stand somewhere, the newest first. */
export interface LeadsView {
  /** Null for all. */
  status: LeadStatus | null;
  counts: Record<LeadStatus, number>;
  items: LeadView[];
  nextCursor: string | null;
  /** A paper is missing or lapsed. */
  suspended: boolean;
}
