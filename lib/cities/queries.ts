import { LRUCache } from "lru-cache";
import { saleCodes } from "../communes/arrondissements.ts";
import { findCommuneBySlug, listCitiesWithListings } from "../communes/queries.ts";
import { slugify } from "../communes/slugs.ts";
import { addCacheTags } from "../platform/cache-tags.ts";
import { preparedRead } from "../platform/db/raw.ts";
import { once } from "../platform/once.ts";
import { type CitySale, type CityTypeFigures, figuresByType } from "./rules.ts";

/** Read from the index alone, whatever SQLite has counted of the table. */
const salesOf = preparedRead<{ communeCode: string }, CitySale & { isDemonstration: 0 | 1 }>(
  `SELECT type, priceCents, surfaceDm2, isDemonstration FROM Property INDEXED BY Property_commune_type_price
   WHERE communeCode = :communeCode AND status IN ('active', 'under_offer')`,
);

/** What the page of a city says of it. */
export interface CityFigures {
  code: string;
  name: string;
  slug: string;
  departmentCode: string;
  departmentName: string;
  regionName: string;
  population: number;
  /** Homes for sale, demonstrations left out. */
  count: number;
  /** Demonstrations, which are in no figure. */
  demonstrations: number;
  /** Of the homes for sale. */
  byType: CityTypeFigures[];
}

/**
 * The figures of a city that has listings, or null; Paris, Lyon and Marseille with those of their
 * arrondissements, which have pages of their own. Kept ten minutes.
 */
export function findCityFigures(slug: string): CityFigures | null {
  const cache = once(
    "cities.figures",
    () => new LRUCache<string, CityFigures>({ max: 2_000, ttl: 600_000 }),
  );
  const cached = cache.get(slug);
  const commune = cached ?? (slug.length <= 100 ? findCommuneBySlug(slug) : null);
  // The name of no commune: listings won't make it one.
  if (!commune) return null;
  const codes = saleCodes(commune.code);
  addCacheTags(...codes.map((code) => `city:${code}` as const));
  if (cached) return cached;
  const sales = codes.flatMap((communeCode) => salesOf().all({ communeCode }));
  if (sales.length === 0) return null;
  const homes = sales.filter(({ isDemonstration }) => isDemonstration === 0);
  const { code, name, departmentCode, departmentName, regionName, population } = commune;
  const figures = {
    code,
    name,
    slug,
    departmentCode,
    departmentName,
    regionName,
    population,
    count: homes.length,
    demonstrations: sales.length - homes.length,
    byType: figuresByType(homes),
  };
  cache.set(slug, figures);
  return figures;
}

/**
 * What a commune's listings of each type ask for, those of real homes apart from demonstrations; Paris, Lyon
 * and Marseille with their arrondissements.
 */
export function findAskingPrices(communeCode: string): {
  real: CityTypeFigures[];
  demonstrations: CityTypeFigures[];
} {
  const codes = saleCodes(communeCode);
  addCacheTags(...codes.map((code) => `city:${code}` as const));
  const sales = codes.flatMap((code) => salesOf().all({ communeCode: code }));
  return {
    real: figuresByType(sales.filter(({ isDemonstration }) => isDemonstration === 0)),
    demonstrations: figuresByType(sales.filter(({ isDemonstration }) => isDemonstration === 1)),
  };
}

/**
 * What the last part of a city page's address leads to: the page, another spelling's page ("RENNES",
 * "Orléans"), or nothing.
 */
export type CityAddress = { kind: "page" } | { kind: "moved"; slug: string } | { kind: "unknown" };

export function findCityAddress(name: string): CityAddress {
  if (findCityFigures(name)) return { kind: "page" };
  const slug = name.length <= 100 ? slugify(name) : name;
  if (slug !== name && findCityFigures(slug)) return { kind: "moved", slug };
  return { kind: "unknown" };
}

/** The cities with the most listings; arrondissements count for theirs. */
export function listTopCities(limit: number): { name: string; slug: string; count: number }[] {
  addCacheTags("search");
  return listCitiesWithListings().slice(0, limit);
}
