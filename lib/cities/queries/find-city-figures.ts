import { LRUCache } from "lru-cache";
import { saleCodes } from "../../communes/arrondissements.ts";
import { findCommuneBySlug } from "../../communes/queries/find-commune-by-slug.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { once } from "../../platform/once.ts";
import { type CityTypeFigures, figuresByType } from "../rules.ts";
import { citySales } from "./city-sales.ts";

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
export async function findCityFigures(slug: string): Promise<CityFigures | null> {
  const cache = once(
    "cities.figures",
    () => new LRUCache<string, CityFigures>({ max: 2_000, ttl: 600_000 }),
  );
  const cached = cache.get(slug);
  const commune = cached ?? (slug.length <= 100 ? await findCommuneBySlug(slug) : null);
  // The name of no commune: listings won't make it one.
  if (!commune) return null;
  const codes = saleCodes(commune.code);
  addCacheTags(...codes.map((code) => `city:${code}` as const));
  if (cached) return cached;
  const sales = await citySales(codes);
  if (sales.length === 0) return null;
  const homes = sales.filter(({ isDemonstration }) => !isDemonstration);
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
