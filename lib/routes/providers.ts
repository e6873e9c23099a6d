import { PROVIDER_TYPE_SLUGS, type ProviderType } from "../kernel/provider-kinds.ts";
import { withQuery } from "../kernel/query.ts";

/** Addresses of the directory of providers, apart from those that every public page loads. */
export const providerRoutes = {
  /** All trades. */
  all: "/prestataires",
  /** A trade's providers, or those around a commune. */
  of: (type: ProviderType, communeSlug?: string) =>
    ["/prestataires", PROVIDER_TYPE_SLUGS[type], ...(communeSlug ? [communeSlug] : [])].join("/"),
  /** A trade around a place as one writes it, which leads to the page of that commune; `home` is what it is for. */
  near: (type: ProviderType, place?: string | null, home?: string | null) =>
    withQuery(`/prestataires/${PROVIDER_TYPE_SLUGS[type]}`, { location: place, bien: home }),
  /** A provider, with what a request to them is to be about. */
  one: (id: string, { home, place }: { home?: string | null; place?: string | null } = {}) =>
    withQuery(`/prestataire/${encodeURIComponent(id)}`, { bien: home, lieu: place }),
} as const;
