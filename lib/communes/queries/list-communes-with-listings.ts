import { LRUCache } from "lru-cache";
import { SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { once } from "../../platform/once.ts";
import { DIVIDED_CITY_CODES, isArrondissement, saleCodes } from "../arrondissements.ts";

/** A commune that has listings on the market, its arrondissements' included, and how many. */
export interface CommuneCount {
  code: string;
  name: string;
  slug: string;
  count: number;
}

/** Communes with listings of their own, and the divided cities, which may have those of their parts alone. */
function readCommunes() {
  const counts = reads()
    .selectFrom("Property")
    .select("communeCode")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "in", literals(SEARCHABLE_STATUSES))
    .groupBy("communeCode");
  return reads()
    .selectFrom("Commune as c")
    .leftJoin(counts.as("n"), "n.communeCode", "c.code")
    .select(["c.code", "c.name", "c.slug", "c.population"])
    .select(({ fn, lit }) => fn.coalesce("n.count", lit(0)).as("count"))
    .where(({ eb, or }) =>
      or([eb("n.count", "is not", null), eb("c.code", "in", DIVIDED_CITY_CODES)]),
    )
    .execute();
}

async function countCommunes(): Promise<CommuneCount[]> {
  const rows = await readCommunes();
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
 * arrondissements, which are there too. One walk over an index, by one reader while others wait for it, kept ten
 * minutes.
 */
export async function listCommunesWithListings(): Promise<CommuneCount[]> {
  const cache = once(
    "communes.counts",
    () =>
      new LRUCache<"all", CommuneCount[]>({
        max: 1,
        ttl: 600_000,
        fetchMethod: () => countCommunes(),
      }),
  );
  return cache.forceFetch("all");
}

/** The same, a divided city once and none of its arrondissements. */
export async function listCitiesWithListings(): Promise<CommuneCount[]> {
  return (await listCommunesWithListings()).filter(({ code }) => !isArrondissement(code));
}
