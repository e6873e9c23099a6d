/** Short lists of a role's dashboard: a few rows each, the rest is on the role's own pages. */
export const LINES_SHOWN = 4;

export type DashboardRole = "seller" | "buyer" | "ambassador";

export interface CoverRow {
  mediaKey: string | null;
  alt: string | null;
}

/** The cover of the property `p`, where it has one. */
export const COVER_JOIN = "LEFT JOIN PropertyPhoto ph ON ph.propertyId = p.id AND ph.position = 0";
