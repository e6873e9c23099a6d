import { addCacheTags } from "../../platform/cache-tags.ts";
import type { SearchCriteria } from "../../search-index/criteria.ts";
import { type LooserCriteria, looserCriteria, textAsFilters } from "../relaxations.ts";
import { searchEngine } from "../sync.ts";
import { interpretLocation } from "./interpret-location.ts";
import { readQuery } from "./read-query.ts";

/** One way to loosen a search that found nothing, and how many listings it finds. */
export interface Relaxation extends LooserCriteria {
  total: number;
}

/** Most proposals of a search that found nothing. */
const MAX_RELAXATIONS = 5;

/** Ways to loosen a search, those that find most first; none where it finds nothing more. */
export async function searchRelaxations(criteria: SearchCriteria): Promise<Relaxation[]> {
  addCacheTags("search");
  const engine = await searchEngine();
  const count = async (candidate: SearchCriteria) =>
    engine.count((await readQuery(candidate)).query);
  const found = await count({ ...criteria, cursor: null });
  const requested = textAsFilters(criteria, await interpretLocation(criteria.location));
  // A feature that only the text names goes with the text.
  const chosen = ({ parameter, criteria: { features } }: LooserCriteria) =>
    parameter !== "feature" || criteria.features.some((feature) => !features.includes(feature));
  const looser = looserCriteria(requested, await interpretLocation(requested.location));
  const counted = looser
    .filter(chosen)
    .map(async (way) => ({ ...way, total: await count(way.criteria) }));
  const ways = (await Promise.all(counted)).filter(({ total }) => total > found);
  // The first way of a filter is the gentlest: it is enough when it finds something.
  const gentlest = ways.filter(
    (way, index) =>
      way.parameter === "feature" ||
      ways.findIndex((other) => other.parameter === way.parameter) === index,
  );
  return gentlest.sort((a, b) => b.total - a.total).slice(0, MAX_RELAXATIONS);
}
