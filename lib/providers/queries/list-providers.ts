import { preparedRead } from "../../platform/db/raw.ts";
import type { ProviderAvailability, ProviderType, ProviderView } from "../views.ts";

const MAX_PROVIDERS = 50;

interface ProviderRow {
  id: string;
  name: string;
  type: ProviderType;
  description: string;
  ratingTenths: number;
  reviewCount: number;
  priceUnit: "fixed" | "hourly" | "percentage";
  priceCents: number | null;
  priceRateBps: number | null;
  availability: ProviderAvailability;
  specialties: string;
  certifications: string;
  location: string;
  verified: 0 | 1;
}

const providersOf = preparedRead<{ types: string; limit: number }, ProviderRow>(
  `SELECT id, name, type, description, ratingTenths, reviewCount, priceUnit, priceCents,
          priceRateBps, availability, specialties, certifications, location, verified
   FROM ServiceProvider WHERE type IN (SELECT value FROM json_each(:types))
   ORDER BY verified DESC, ratingTenths DESC, reviewCount DESC, id LIMIT :limit`,
);

/** A list of texts, as the column holds it. */
const textsOf = (json: string) => (JSON.parse(json) as unknown[]).map(String);

function viewOf({ priceUnit, priceCents, priceRateBps, ...row }: ProviderRow): ProviderView {
  return {
    ...row,
    price:
      priceUnit === "percentage"
        ? { unit: priceUnit, rateBps: priceRateBps ?? 0 }
        : { unit: priceUnit, cents: priceCents ?? 0 },
    specialties: textsOf(row.specialties),
    certifications: textsOf(row.certifications),
    verified: row.verified === 1,
  };
}

/** Providers of these trades: those that were checked first, then the best rated; fifty at most. */
export function listProviders({ types }: { types: readonly ProviderType[] }): ProviderView[] {
  return providersOf()
    .all({ types: JSON.stringify(types), limit: MAX_PROVIDERS })
    .map(viewOf);
}
