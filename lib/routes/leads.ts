import { withQuery } from "../kernel/query.ts";

/** The team's page that hands a lead over. */
export const handOverRoute = (leadId: string): string =>
  `/trust-manager/lead-qualification/${encodeURIComponent(leadId)}`;

/** The looper's list of leads, through a state, a search and an order; `done` is what was just done. */
export const leadsRoute = ({
  status,
  search,
  order,
  after,
  done,
}: {
  status?: string | null;
  search?: string;
  order?: string;
  after?: string | null;
  done?: string;
}): string =>
  withQuery("/ambassador/leads", {
    filtre: status,
    q: search || null,
    tri: order === "newest" ? null : order,
    suite: after,
    fait: done,
  });

/** The looper's map: leads and visits, or one of the two. */
export const leadsMapRoute = (shown?: "prospects" | "visites"): string =>
  withQuery("/ambassador/leads/carte", { montrer: shown });
