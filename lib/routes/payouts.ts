import { withQuery } from "../kernel/query.ts";

/** Addresses of what a looper earns. */
export const earningRoutes = {
  statements: "/ambassador/commissions/releves",
  account: "/ambassador/commissions/compte",
  /** One line of a looper's ledger: what it is for, and where it stands. */
  commission: (entryId: string) => `/ambassador/commissions/${encodeURIComponent(entryId)}`,
  statement: (statementId: string, done?: string) =>
    withQuery(`/ambassador/commissions/releves/${encodeURIComponent(statementId)}`, { fait: done }),
  statementDocument: (statementId: string) =>
    `/ambassador/commissions/releves/${encodeURIComponent(statementId)}/releve.pdf`,
} as const;

/** Addresses of what the team does about it. */
export const payoutRoutes = {
  owed: (done?: string) => withQuery("/trust-manager/commissions", { fait: done }),
  /** The same in an order. */
  owedBy: (order: { tri: string | null; sens: string | null }) =>
    withQuery("/trust-manager/commissions", { ...order }),
  batches: "/trust-manager/commissions/lots",
  batch: (id: string, done?: string) =>
    withQuery(`/trust-manager/commissions/lots/${encodeURIComponent(id)}`, { fait: done }),
  batchFile: (id: string) =>
    `/trust-manager/commissions/lots/${encodeURIComponent(id)}/virements.xml`,
  contests: (parameters: { filtre?: string; fait?: string } = {}) =>
    withQuery("/trust-manager/commissions/contestations", { ...parameters }),
  limits: (done?: string) => withQuery("/trust-manager/commissions/visites", { fait: done }),
  year: (year?: number) =>
    withQuery("/trust-manager/commissions/annee", {
      annee: year === undefined ? null : String(year),
    }),
  looper: (id: string, after?: string | null) =>
    withQuery(`/trust-manager/commissions/loopers/${encodeURIComponent(id)}`, { suite: after }),
  entry: (id: string, done?: string) =>
    withQuery(`/trust-manager/commissions/lignes/${encodeURIComponent(id)}`, { fait: done }),
  statement: (id: string) => `/trust-manager/commissions/releves/${encodeURIComponent(id)}`,
} as const;
