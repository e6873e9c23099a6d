import { LRUCache } from "lru-cache";
import { preparedRead } from "../../platform/db/raw.ts";
import { once } from "../../platform/once.ts";
import { DIVIDED_CITY_CODES, isArrondissement, saleCodes } from "../arrondissements.ts";

/** A commune that has listings on the market, its arrondissements' included, and how many. */
export interface CommuneCount {
  code: string;
  name: string;
  slug: string;
  count: number;
}

const communeCounts = preparedRead<Record<string, never>, CommuneCount & { population: number }>(
  `SELECT c.code, c.name, c.slug, c.population, coalesce(n.count, 0) AS count FROM Commune c
   LEFT JOIN (SELECT communeCode, count(*) AS count FROM Property INDEXED BY Property_searchable
     WHERE status IN ('active', 'under_offer') GROUP BY communeCode) n ON n.communeCode = c.code
   WHERE n.count > 0 OR c.code IN (${DIVIDED_CITY_CODES.map((code) => `'${code}'`).join()})`,
);

function countCommunes(): CommuneCount[] {
  const rows = communeCounts().all({});
  const own = new Map(rows.map(({ code, count }) => [code, count]));
  const countOf = (code: string) =>
    saleCodes(code).reduce((sum, part) => sum + (own.get(part) ?? 0), 0);
  return rows
    .map((row) => ({ ...row, count: countOf(row.code) }))
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) => b.count - a.count || b.population - a.population || a.code.localeCompare(b.code),
    )
    .map(({ code, name, slug, count }) => ({ code, name, slug, count }));
}

/**
 * Communes that have listings, most listings first: Paris, Lyon and Marseille with those of their
 * arrondissements, which are there too. One walk over an index, kept ten minutes.
 */
export function listCommunesWithListings(): CommuneCount[] {
  const cache = once(
    "communes.counts",
    () => new LRUCache<"all", CommuneCount[]>({ max: 1, ttl: 600_000 }),
  );
  const cached = cache.get("all");
  if (cached) return cached;
  const counts = countCommunes();
  cache.set("all", counts);
  return counts;
}

/** The same, a divided city once and none of its arrondissements. */
export function listCitiesWithListings(): CommuneCount[] {
  return listCommunesWithListings().filter(({ code }) => !isArrondissement(code));
}
