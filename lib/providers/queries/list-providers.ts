import { reads } from "../../platform/db/read.ts";
import type { ProviderType, ProviderView } from "../views.ts";

const MAX_PROVIDERS = 50;

const providersOf = (types: readonly ProviderType[]) =>
  reads()
    .selectFrom("ServiceProvider")
    .select(["id", "name", "type", "description", "ratingTenths", "reviewCount"])
    .select(["priceUnit", "priceCents", "priceRateBps", "availability"])
    .select(["specialties", "certifications", "location", "verified"])
    .where("type", "in", types)
    .orderBy("verified", "desc")
    .orderBy("ratingTenths", "desc")
    .orderBy("reviewCount", "desc")
    .orderBy("id")
    .limit(MAX_PROVIDERS);

type ProviderRow = Awaited<ReturnType<ReturnType<typeof providersOf>["execute"]>>[number];

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
    verified: Boolean(row.verified),
  };
}

/** Providers of these trades: those that were checked first, then the best rated; fifty at most. */
export async function listProviders({
  types,
}: {
  types: readonly ProviderType[];
}): Promise<ProviderView[]> {
  if (types.length === 0) return [];
  return (await providersOf(types).execute()).map(viewOf);
}
