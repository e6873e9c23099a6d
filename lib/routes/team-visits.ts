import { withQuery } from "../kernel/query.ts";

/** What the team's list of visits is narrowed to, and where it goes on. */
export interface VisitListQuery {
  vue?: string | null;
  q?: string | null;
  looper?: string | null;
  commune?: string | null;
  tri?: string | null;
  sens?: string | null;
  suite?: string | null;
}

/** Addresses of what the team sees of visits. */
export const teamVisitRoutes = {
  all: (query: VisitListQuery = {}) => withQuery("/trust-manager/visits", { ...query }),
  /** One visit; `fait` is what was just done with it. */
  one: (id: string, { fait }: { fait?: string } = {}) =>
    withQuery(`/trust-manager/visits/${encodeURIComponent(id)}`, { fait }),
} as const;
