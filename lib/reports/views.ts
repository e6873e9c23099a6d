import type { ReportListView, ReportOutcome, ReportReason, ReportStatus } from "./rules.ts";

/** A report as the team reads it. */
export interface ReportView {
  id: string;
  status: ReportStatus;
  reason: ReportReason;
  text: string;
  createdAt: Date;
  /** Who made it: a name, an address, or neither. */
  reporter: { name: string | null; email: string | null };
  property: { id: string; title: string; city: string; isPublic: boolean };
  sellerName: string;
  /** Whether the listing is the reader's own, who then decides nothing. */
  isOwn: boolean;
  /** When it is to be concluded. */
  dueAt: Date;
  /** Its conclusion, and by whom; null while it waits. */
  closing: { at: Date; outcome: ReportOutcome; name: string | null } | null;
  /** What can be concluded. */
  outcomes: ReportOutcome[];
}

/** What a report's form names of the listing. */
export interface ReportedListing {
  id: string;
  title: string;
  city: string;
}

/** At most `COUNT_BOUND` each. */
export type ReportCounts = Record<ReportListView, number>;
