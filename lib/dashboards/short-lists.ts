/** Short lists of a role's dashboard: a few rows each, the rest is on the role's own pages. */
export const LINES_SHOWN = 4;

export type DashboardRole = "seller" | "buyer" | "ambassador";
