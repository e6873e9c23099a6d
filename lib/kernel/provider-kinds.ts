/** The trades of the directory, in the order in which they are listed. */
export const PROVIDER_TYPES = [
  "photographer",
  "diagnostician",
  "home_stager",
  "financial_advisor",
  "notary",
  "lawyer",
  "contractor",
] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

/** The part of an address that names a trade. */
export const PROVIDER_TYPE_SLUGS: Readonly<Record<ProviderType, string>> = {
  photographer: "photographe",
  diagnostician: "diagnostiqueur",
  home_stager: "home-stager",
  financial_advisor: "courtier",
  notary: "notaire",
  lawyer: "avocat",
  contractor: "artisan",
};

/** The trade that this part of an address names, or null. */
export const providerTypeOf = (slug: string): ProviderType | null =>
  PROVIDER_TYPES.find((type) => PROVIDER_TYPE_SLUGS[type] === slug) ?? null;
