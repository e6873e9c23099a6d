import { ENERGY_CLASSES, FEATURES, PROPERTY_TYPES } from "../lib/kernel/property-kinds.ts";
import { type Random, seededRandom } from "../lib/kernel/random.ts";
import { NO_CRITERIA, type SearchCriteria, SORT_ORDERS } from "../lib/search-index/criteria.ts";
import type { Corpus } from "./engine-corpus.ts";

export const MIX_KINDS = ["city", "box", "text and city", "country", "text"] as const;
export type MixKind = (typeof MIX_KINDS)[number];

export interface MixQuery {
  kind: MixKind;
  criteria: SearchCriteria;
}

const EACH = 60;
const SEED = 7;

/** Texts people type beside or instead of a city. */
const TEXTS = [
  "lumineux",
  "appartement avec balcon",
  "maison jardin",
  "proche gare",
  "dernier étage",
  "calme",
  "parquet cheminée",
  "T3",
  "studio meublé",
  "haussmannien",
  "traversant métro",
  "résidence avec piscine",
  "rénové",
  "école commerces",
  "vue mer",
  "double vitrage interphone",
  "terrasse plein sud",
  "mansarde",
  "poutres apparentes",
  "lumineu",
] as const;

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/**
 * The fixed mix: as many queries of each kind, cities drawn by their inhabitants, filters as
 * people set them (two on average), every order.
 */
export function engineMix({ places }: Corpus): MixQuery[] {
  const random = seededRandom(SEED);
  const total = places.reduce((sum, { commune }) => sum + commune.population, 0);
  const drawPlace = () => {
    let rest = random() * total;
    const found = places.find(({ commune }) => {
      rest -= commune.population;
      return rest < 0;
    });
    return found ?? (places[0] as (typeof places)[number]);
  };
  return MIX_KINDS.flatMap((kind) =>
    Array.from({ length: EACH }, (): MixQuery => {
      const { commune, lat, lng } = drawPlace();
      const halfWidth = pick(random, [0.02, 0.1, 0.4]);
      return {
        kind,
        criteria: {
          ...NO_CRITERIA,
          ...randomFilters(random),
          location:
            kind === "city"
              ? commune.name
              : kind === "text and city"
                ? `${pick(random, TEXTS)} ${commune.name}`
                : kind === "text"
                  ? pick(random, TEXTS)
                  : null,
          bbox:
            kind === "box"
              ? {
                  west: lng - halfWidth,
                  east: lng + halfWidth,
                  south: lat - halfWidth * 0.7,
                  north: lat + halfWidth * 0.7,
                }
              : null,
          sort: pick(random, SORT_ORDERS),
        },
      };
    }),
  );
}

function randomFilters(random: Random): Partial<SearchCriteria> {
  const maybe = <T>(probability: number, value: () => T): T | null =>
    random() < probability ? value() : null;
  return {
    types: maybe(0.4, () => [pick(random, PROPERTY_TYPES)]) ?? [],
    minPriceCents: maybe(0.15, () => pick(random, [100_000_00, 150_000_00, 200_000_00])),
    maxPriceCents: maybe(0.4, () => pick(random, [250_000_00, 300_000_00, 400_000_00, 600_000_00])),
    minSurfaceDm2: maybe(0.25, () => pick(random, [30_00, 50_00, 80_00])),
    minRooms: maybe(0.3, () => pick(random, [2, 3, 4])),
    minBedrooms: maybe(0.15, () => pick(random, [1, 2, 3])),
    worstEnergy: maybe(0.15, () => pick(random, ENERGY_CLASSES.slice(2, 6))),
    features: maybe(0.25, () => [pick(random, FEATURES)]) ?? [],
  };
}
