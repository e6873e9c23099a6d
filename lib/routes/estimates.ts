import { withQuery } from "../kernel/query.ts";

/** Addresses of what follows an estimate, apart from those that every public page loads; its form is `routes.estimate`. */
export const estimateRoutes = {
  /** What an estimate came to, by its secret. */
  result: (id: string) => `/estimer/resultat/${encodeURIComponent(id)}`,
  /** Where its holder asks for a Looper's help. */
  support: (id: string) => `${estimateRoutes.result(id)}/accompagnement`,
  supportRequested: (id: string) => `${estimateRoutes.result(id)}/accompagnement?etat=envoyee`,
  /** The past sales around a listing. */
  salesNear: (listingId: string) => `/bien/${encodeURIComponent(listingId)}/ventes`,
  method: "/estimer/methode",
  /** Asking prices, and those of the commune that has this slug. */
  askingPrices: "/estimer/prix",
  askingPricesIn: (commune: string) => withQuery("/estimer/prix", { commune }),
} as const;
