import type { ProviderType } from "../../kernel/provider-kinds.ts";
import { reads } from "../../platform/db/read.ts";
import {
  checksInForce,
  isVerified,
  type PriceUnit,
  type ProviderAvailability,
  ratingOf,
} from "../rules.ts";
import type { ProviderCheckView, ProviderView } from "../views.ts";
import { countedReviews } from "./counted-reviews.ts";

/** Providers whom the directory shows, with their place; ids first to read their papers by. */
export const shownProviders = () =>
  reads()
    .selectFrom("ServiceProvider as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.name", "p.type", "p.description", "p.ratingTenths", "p.reviewCount"])
    .select(["p.priceUnit", "p.priceCents", "p.priceRateBps", "p.availability"])
    .select(["p.specialties", "p.certifications", "p.isDemonstration"])
    .select(["c.code", "c.name as communeName", "c.slug", "c.departmentCode", "c.lat", "c.lng"])
    .where("p.suspendedAt", "is", null);

/** The stored fields of a provider, with those of its commune. */
export interface ProviderRow {
  id: string;
  name: string;
  type: ProviderType;
  description: string;
  ratingTenths: number;
  reviewCount: number;
  priceUnit: PriceUnit;
  priceCents: number | null;
  priceRateBps: number | null;
  availability: ProviderAvailability;
  specialties: string;
  certifications: string;
  isDemonstration: boolean | number;
  code: string;
  communeName: string;
  slug: string;
  departmentCode: string;
}

type CheckRow = ProviderCheckView & { providerId: string };

/** The papers of providers, those that have ended too. */
export async function listChecks(providerIds: readonly string[]): Promise<CheckRow[]> {
  if (providerIds.length === 0) return [];
  return reads()
    .selectFrom("ProviderCheck")
    .select(["providerId", "kind", "number", "body", "validUntil"])
    .where("providerId", "in", providerIds)
    .execute();
}

/** What those who hired a provider think, in numbers. */
interface Rating {
  ratingTenths: number;
  reviewCount: number;
}

/** The ratings of providers by their reviews that count; one without any has none. */
export async function listRatings(providerIds: readonly string[]): Promise<Map<string, Rating>> {
  if (providerIds.length === 0) return new Map();
  const rows = await countedReviews()
    .select("q.providerId")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>("r.quality").as("quality"),
      fn.sum<number>("r.punctuality").as("punctuality"),
      fn.sum<number>("r.priceHeld").as("priceHeld"),
    ])
    .where("q.providerId", "in", providerIds)
    .groupBy("q.providerId")
    .execute();
  return new Map(
    rows.map(({ providerId, count, quality, punctuality, priceHeld }) => [
      providerId,
      ratingOf(Number(count), Number(quality) + Number(punctuality) + Number(priceHeld)),
    ]),
  );
}

/** A list of texts, as the column holds it. */
const textsOf = (json: string) => (JSON.parse(json) as unknown[]).map(String);

/**
 * A provider as it is shown: the rating of a demonstration is the row's, of any other that of its reviews.
 * @param today civil day, which decides what papers are in force
 */
export function providerView(
  row: ProviderRow,
  { checks, ratings }: { checks: readonly CheckRow[]; ratings: ReadonlyMap<string, Rating> },
  today: string,
  distanceKm: number | null = null,
): ProviderView {
  const isDemonstration = Boolean(row.isDemonstration);
  const { ratingTenths, reviewCount } = isDemonstration
    ? row
    : (ratings.get(row.id) ?? ratingOf(0, 0));
  const own = checks.filter(({ providerId }) => providerId === row.id);
  const inForce = checksInForce(own, today);
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    description: row.description,
    ratingTenths,
    reviewCount,
    price:
      row.priceUnit === "percentage"
        ? { unit: row.priceUnit, rateBps: row.priceRateBps ?? 0 }
        : { unit: row.priceUnit, cents: row.priceCents ?? 0 },
    availability: row.availability,
    specialties: textsOf(row.specialties),
    certifications: textsOf(row.certifications),
    place: {
      code: row.code,
      name: row.communeName,
      slug: row.slug,
      departmentCode: row.departmentCode,
    },
    distanceKm,
    checks: inForce.map(({ kind, number, body, validUntil }) => ({
      kind,
      number,
      body,
      validUntil,
    })),
    verified: isVerified(row.type, inForce),
    isDemonstration,
  };
}
