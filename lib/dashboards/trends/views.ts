import type { TrendPoint } from "./rules.ts";

/** What the team's dashboard draws week by week. */
export const TEAM_TRENDS = ["accounts", "listings", "visits", "offers"] as const;
export type TeamTrend = (typeof TEAM_TRENDS)[number];
export type TeamTrendsView = Record<TeamTrend, TrendPoint[]>;
