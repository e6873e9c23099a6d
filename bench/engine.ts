import { listCommunes } from "../lib/communes/queries/list-communes.ts";
import { listCommunesWithListings } from "../lib/communes/queries/list-communes-with-listings.ts";
import { FEATURES, PROPERTY_TYPES } from "../lib/kernel/property-kinds.ts";
import { seededRandom } from "../lib/kernel/random.ts";
import { Gazetteer } from "../lib/search/interpret/gazetteer.ts";
import { interpretText } from "../lib/search/interpret/interpret.ts";
import { loadedSearchEngine } from "../lib/search/sync.ts";
import {
  NO_CRITERIA,
  NO_TEXT,
  type SearchCriteria,
  SORT_ORDERS,
} from "../lib/search-index/criteria.ts";
import { engineQuery } from "../lib/search-index/query.ts";

/**
 * `npm run bench:engine`, with DATABASE_URL on a seeded database: what the search engine takes for
 * a fixed mix of 300 different queries (city, box, text + city, whole country, text alone), each
 * with its page of results, its total and all its facets. Reading the text is counted in.
 */
const QUERIES = 300;
const WORDS = ["lumineux", "calme", "duplex", "charme", "travaux", "quartier", "écoles", "renove"];

const random = seededRandom(2026);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const chance = (share: number) => random() < share;

const communes = await listCommunes();
const byCode = new Map(communes.map((commune) => [commune.code, commune]));
// Most searches are for large towns: the mix draws them by their listings.
const towns = (await listCommunesWithListings()).slice(0, 400);

function filters(): SearchCriteria {
  return {
    ...NO_CRITERIA,
    types: chance(0.5) ? [pick(PROPERTY_TYPES)] : [],
    maxPriceCents: chance(0.5) ? (100 + Math.floor(random() * 60) * 10) * 1_000_00 : null,
    minSurfaceDm2: chance(0.2) ? 2_000 + Math.floor(random() * 80) * 100 : null,
    minRooms: chance(0.3) ? 1 + Math.floor(random() * 5) : null,
    worstEnergy: chance(0.2) ? pick(["C", "D", "E"] as const) : null,
    features: chance(0.3) ? [pick(FEATURES)] : [],
    sort: pick(SORT_ORDERS),
  };
}

function boxAround(town: { code: string }): SearchCriteria["bbox"] {
  const commune = byCode.get(town.code);
  const [lat, lng] = [commune?.lat ?? 46, commune?.lng ?? 2];
  const half = 0.02 + random() * 0.3;
  return { west: lng - half * 1.4, south: lat - half, east: lng + half * 1.4, north: lat + half };
}

const MIX: readonly (() => SearchCriteria)[] = [
  () => ({ ...filters(), location: pick(towns).name }),
  () => ({ ...filters(), bbox: boxAround(pick(towns)) }),
  () => ({ ...filters(), location: `${pick(WORDS)} ${pick(towns).name}` }),
  () => filters(),
  () => ({ ...filters(), location: pick(WORDS) }),
];
const KINDS = ["city", "box", "text + city", "country", "text"] as const;

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function report(name: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const figures = [mean, percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0];
  console.log(`| ${name} | ${figures.map((time) => time.toFixed(3)).join(" | ")} |`);
}

const started = performance.now();
const engine = await loadedSearchEngine();
const built = (performance.now() - started) / 1000;
const gazetteer = new Gazetteer(communes);

const queries = Array.from({ length: QUERIES * 2 }, (_, index) => MIX[index % MIX.length]?.());
const run = (criteria: SearchCriteria) => {
  const interpretation =
    criteria.location === null ? NO_TEXT : interpretText(criteria.location, gazetteer, engine);
  return engine.search(engineQuery(criteria, interpretation));
};
// The first half warms the code up; the second, of other queries, is measured.
for (const criteria of queries.slice(0, QUERIES)) if (criteria) run(criteria);
const times = queries.slice(QUERIES).map((criteria) => {
  const before = performance.now();
  if (criteria) run(criteria);
  return performance.now() - before;
});

console.log(`${engine.size} listings, loaded in ${built.toFixed(1)} s`);
console.log(
  `index ${(engine.memoryBytes / 1e6).toFixed(0)} MB, process ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
);
console.log("| queries | mean ms | p50 | p99 | worst |\n| --- | --- | --- | --- | --- |");
report("all 300", times);
for (const [index, kind] of KINDS.entries()) {
  report(
    kind,
    times.filter((_, at) => at % KINDS.length === index),
  );
}
