import { percentOf } from "../kernel/money.ts";

/** Where a visit stands. */
export const VISIT_STATUSES = ["scheduled", "completed", "pending", "cancelled"] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** The views of the list. */
export const VISIT_FILTERS = ["all", ...VISIT_STATUSES] as const;
export type VisitFilter = (typeof VISIT_FILTERS)[number];

/** The least rating, out of five, of a visitor who is satisfied. */
export const SATISFIED_RATING = 4;

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

/**
 * Whether a visitor may know the whole address: a time there was agreed. Asking is not enough, and
 * who sees the home on a screen does not go there.
 */
export function givesAddress(visit: {
  status: VisitStatus;
  type: "physical" | "virtual";
}): boolean {
  return (
    visit.type === "physical" && (visit.status === "scheduled" || visit.status === "completed")
  );
}
