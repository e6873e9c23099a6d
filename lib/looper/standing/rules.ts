import type { Paper } from "../../kernel/looper-papers.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import { civilDay } from "../../kernel/time.ts";
import {
  arePapersInOrder,
  type LooperPapers,
  type PaperView,
  papersOn,
} from "../../policy/looper-papers.ts";

/** Where the request for the role stands. */
export interface LooperGrant {
  status: RoleStatus;
}

/** Whether somebody may take visits and leads, and what is wanting. */
export interface LooperStanding {
  /** The role is granted and every paper is valid. */
  inOrder: boolean;
  papers: readonly PaperView[];
  missing: Paper[];
  lapsed: Paper[];
  /** Still valid, for some weeks. */
  lapsing: Paper[];
}

/**
 * Where a looper stands: visits and leads are only for a looper who is in order (decision 0028).
 * Derived from the dates, so that a paper that lapses suspends at midnight, whatever any job does.
 */
export function looperStanding(
  profile: LooperPapers,
  grant: LooperGrant,
  now: Date,
): LooperStanding {
  const today = civilDay(now);
  const papers = papersOn(profile, today);
  const that = (state: PaperView["state"]) =>
    papers.filter((paper) => paper.state === state).map(({ paper }) => paper);
  const missing = that("missing");
  const lapsed = that("lapsed");
  return {
    inOrder: grant.status === "active" && arePapersInOrder(profile, today),
    papers,
    missing,
    lapsed,
    lapsing: that("lapsing"),
  };
}
