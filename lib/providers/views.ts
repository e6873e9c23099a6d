/** The trades of the directory. */
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

export type ProviderAvailability = "immediate" | "within_24h" | "within_week";

/** What a provider asks: an amount, an amount an hour, or a share of the sale price or of the loan. */
export type ProviderPrice =
  | { unit: "fixed" | "hourly"; cents: number }
  | { unit: "percentage"; rateBps: number };

/** A provider of the directory. */
export interface ProviderView {
  id: string;
  name: string;
  type: ProviderType;
  description: string;
  /** Mean of the reviews in tenths: 48 is 4,8 out of 5. */
  ratingTenths: number;
  reviewCount: number;
  price: ProviderPrice;
  availability: ProviderAvailability;
  specialties: string[];
  certifications: string[];
  location: string;
  /** Whether the team checked the certifications. */
  verified: boolean;
}
