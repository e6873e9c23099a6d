import type { ReviewView } from "./views.ts";

/** What keeps a revision from being approved, in the order in which a reviewer reads it. */
export const BLOCKERS = [
  "not-for-sale",
  "issues",
  "no-mandate",
  "other-price",
  "uncovered",
  "early",
] as const;
export type Blocker = (typeof BLOCKERS)[number];

export type Blocked = Pick<ReviewView, "issues" | "mandate" | "kind" | "propertyStatus">;

/** Why the command would not publish it, as far as a page knows; none where it would. */
export function blockersOf({ issues, mandate, kind, propertyStatus }: Blocked): Blocker[] {
  const isForSale = propertyStatus === "active" || propertyStatus === "paused";
  const isOnline = kind === "new" || propertyStatus === "active";
  const blocks: Record<Blocker, boolean> = {
    "not-for-sale": kind === "change" && !isForSale,
    issues: issues.length > 0,
    "no-mandate": mandate === null,
    "other-price": mandate !== null && !mandate.isPriceSigned,
    uncovered: mandate !== null && mandate.uncovered !== null,
    early: mandate !== null && isOnline && !mandate.mayPublish,
  };
  return BLOCKERS.filter((each) => blocks[each]);
}
