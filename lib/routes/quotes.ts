import { withQuery } from "../kernel/query.ts";

/** The addresses of quotes: of those who request them, and of the providers who answer by a mail's link. */
export const quoteRoutes = {
  all: "/devis",
  /** The form for a provider; `home` is one of the person's own. */
  request: (providerId: string, home?: string | null) =>
    withQuery("/devis/nouveau", { prestataire: providerId, bien: home }),
  /** A quote of one's own; `state` is what was just done. */
  one: (id: string, state?: string) =>
    withQuery(`/devis/${encodeURIComponent(id)}`, { etat: state }),
  /** What the provider's mail leads to. */
  answer: (token: string, state?: string) =>
    withQuery("/demande-de-devis", { jeton: token, etat: state }),
} as const;
