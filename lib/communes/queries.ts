import { LRUCache } from "lru-cache";
import { preparedRead } from "../server/db/raw.ts";
import { once } from "../server/once.ts";
import type { CommuneRow } from "./commune.ts";

const allCommunes = preparedRead<Record<string, never>, Omit<CommuneRow, "postalCodes">>(
  `SELECT code, name, slug, departmentCode, departmentName, regionName, population, lat, lng
   FROM Commune ORDER BY code`,
);

const allPostalCodes = preparedRead<
  Record<string, never>,
  { communeCode: string; postalCode: string }
>("SELECT communeCode, postalCode FROM CommunePostalCode ORDER BY communeCode, postalCode");

const communeBySlug = preparedRead<{ slug: string }, Omit<CommuneRow, "postalCodes">>(
  `SELECT code, name, slug, departmentCode, departmentName, regionName, population, lat, lng
   FROM Commune WHERE slug = :slug`,
);

/** Every commune with its postal codes, by INSEE code: some 35,000 rows, 100 ms. */
export function listCommunes(): CommuneRow[] {
  const postalCodes = new Map<string, string[]>();
  for (const { communeCode, postalCode } of allPostalCodes().iterate({})) {
    const known = postalCodes.get(communeCode);
    if (known) known.push(postalCode);
    else postalCodes.set(communeCode, [postalCode]);
  }
  return allCommunes()
    .all({})
    .map((row) => ({ ...row, postalCodes: postalCodes.get(row.code) ?? [] }));
}

/** The commune of a city page's address, or null. */
export function findCommuneBySlug(slug: string): Omit<CommuneRow, "postalCodes"> | null {
  return communeBySlug().get({ slug }) ?? null;
}

/** A commune that has listings on the market, and how many. */
export interface CommuneCount {
  code: string;
  name: string;
  slug: string;
  count: number;
}

const communeCounts = preparedRead<Record<string, never>, CommuneCount>(
  `SELECT c.code, c.name, c.slug, n.count
   FROM (SELECT communeCode, count(*) AS count FROM Property INDEXED BY Property_searchable
         WHERE status IN ('active', 'under_offer') GROUP BY communeCode) n
   JOIN Commune c ON c.code = n.communeCode ORDER BY n.count DESC, c.population DESC, c.code`,
);

/** Communes that have listings, most listings first. One walk over an index, kept ten minutes. */
export function listCommunesWithListings(): CommuneCount[] {
  const cache = once(
    "communes.counts",
    () => new LRUCache<"all", CommuneCount[]>({ max: 1, ttl: 600_000 }),
  );
  const kept = cache.get("all");
  if (kept) return kept;
  const counts = communeCounts().all({});
  cache.set("all", counts);
  return counts;
}
