import { withQuery } from "../kernel/query.ts";

/** The addresses of quotes: of those who request them, and of the providers who answer by a mail's link. */
export const quoteRoutes = {
  all: "/devis",
  /** The form for a provider, about a home or, by the slug of its commune, another place. */
  request: (
    providerId: string,
    { home, place }: { home?: string | null; place?: string | null } = {},
  ) => withQuery("/devis/nouveau", { prestataire: providerId, bien: home, lieu: place }),
  /** A quote of one's own; `state` is what was just done. */
  one: (id: string, state?: string) =>
    withQuery(`/devis/${encodeURIComponent(id)}`, { etat: state }),
  /** What the provider's mail leads to. */
  answer: (token: string, state?: string) =>
    withQuery("/demande-de-devis", { jeton: token, etat: state }),
} as const;
