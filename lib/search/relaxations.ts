import {
  type Interpretation,
  NO_CRITERIA,
  NO_TEXT,
  type Place,
  type SearchCriteria,
} from "../search-index/criteria.ts";
import { filtersInForce, hasFilters } from "../search-index/filters-of-text.ts";
import type { SearchParameter } from "./parameters.ts";
import { communeOf, communeText, namesOfPlaces } from "./places/rules.ts";

type Neighbourhood = Extract<Place, { kind: "neighbourhood" }>;

/** One way to loosen a search. */
export interface LooserCriteria {
  /** The parameter that is loosened, for its label. */
  parameter: SearchParameter;
  criteria: SearchCriteria;
}

/** How much further a price bound is moved before it is given up. */
const PRICE_STEPS = [1.1, 1.25] as const;
/** Prices are moved to a round number of cents: a thousand euros. */
const ROUND_CENTS = 1_000_00;

/**
 * The same search with what its text says besides places and words as filters, which can be seen and loosened one by
 * one; as it is where the text says nothing else.
 */
export function textAsFilters(
  criteria: SearchCriteria,
  interpretation: Interpretation,
): SearchCriteria {
  if (!hasFilters(interpretation)) return criteria;
  return {
    ...criteria,
    ...filtersInForce(criteria, interpretation),
    location: [...namesOfPlaces(interpretation), ...interpretation.words].join(" ") || null,
  };
}

/**
 * Every way to give up one filter of the criteria, or to move its bound; each on its own. Of a
 * neighbourhood that the text names, its commune is looked in before everywhere.
 */
export function looserCriteria(
  criteria: SearchCriteria,
  { places, words }: Pick<Interpretation, "places" | "words"> = NO_TEXT,
): LooserCriteria[] {
  const base = { ...criteria, cursor: null };
  const without = (
    parameter: SearchParameter,
    ...fields: (keyof SearchCriteria)[]
  ): LooserCriteria[] => {
    const loosened = { ...base };
    for (const field of fields) Object.assign(loosened, { [field]: NO_CRITERIA[field] });
    const same = fields.every((field) => isDefault(base, field));
    return same ? [] : [{ parameter, criteria: loosened }];
  };
  return [
    ...PRICE_STEPS.flatMap((step) => movedPrices(base, step)),
    ...without("type", "types"),
    ...without("minPrice", "minPriceCents"),
    ...without("maxPrice", "maxPriceCents"),
    ...without("minSurface", "minSurfaceDm2"),
    ...without("maxSurface", "maxSurfaceDm2"),
    ...without("minRooms", "minRooms", "maxRooms"),
    ...without("minBedrooms", "minBedrooms", "maxBedrooms"),
    ...without("minBathrooms", "minBathrooms"),
    ...without("minPriceM2", "minPricePerM2Cents"),
    ...without("maxPriceM2", "maxPricePerM2Cents"),
    ...without("maxMonthly", "maxMonthlyCents"),
    ...without("confirmed", "confirmedDays"),
    ...without("floor", "storeys"),
    ...without("energy", "worstEnergy"),
    ...without("bbox", "bbox"),
    ...without("polygon", "polygon"),
    ...criteria.features.map((feature) => ({
      parameter: "feature" as const,
      criteria: { ...base, features: base.features.filter((other) => other !== feature) },
    })),
    ...places.slice(0, 1).flatMap((place) =>
      place.kind === "neighbourhood" && places.length === 1
        ? [
            {
              parameter: "location" as const,
              criteria: { ...base, location: wider(place, words) },
            },
          ]
        : [],
    ),
    ...without("location", "location"),
  ];
}

/** The commune of a neighbourhood, with the rest of the text. */
function wider(place: Neighbourhood, words: readonly string[]): string {
  return [communeText(communeOf(place)), ...words].join(" ");
}

function isDefault(criteria: SearchCriteria, field: keyof SearchCriteria): boolean {
  const value = criteria[field];
  return Array.isArray(value) ? value.length === 0 : value === NO_CRITERIA[field];
}

function movedPrices(criteria: SearchCriteria, step: number): LooserCriteria[] {
  const { minPriceCents, maxPriceCents } = criteria;
  const moved: LooserCriteria[] = [];
  if (maxPriceCents !== null) {
    const higher = Math.ceil((maxPriceCents * step) / ROUND_CENTS) * ROUND_CENTS;
    moved.push({ parameter: "maxPrice", criteria: { ...criteria, maxPriceCents: higher } });
  }
  if (minPriceCents !== null) {
    const lower = Math.floor(minPriceCents / step / ROUND_CENTS) * ROUND_CENTS;
    moved.push({ parameter: "minPrice", criteria: { ...criteria, minPriceCents: lower || null } });
  }
  return moved;
}
