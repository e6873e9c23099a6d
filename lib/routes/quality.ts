import { withQuery } from "../kernel/query.ts";

const BASE = "/trust-manager/quality-control";

/** Where the team looks at the weekly sample. */
export const qualityRoutes = {
  /** A week's sample, the last one unless a Monday is given; `loopers` are the shares of them. */
  samples: ({ semaine, suite }: { semaine?: string | null; suite?: string | null } = {}) =>
    withQuery(`${BASE}/echantillons`, { semaine, suite }),
  /** One check; `part` is an anchor, `done` what was just done. */
  check: (id: string, part = "", done?: string) =>
    `${withQuery(`${BASE}/controles/${encodeURIComponent(id)}`, { fait: done })}${part}`,
  /** The case of a looper too little of whose work is in order. */
  looper: (id: string, done?: string) =>
    withQuery(`${BASE}/loopers/${encodeURIComponent(id)}`, { fait: done }),
};
