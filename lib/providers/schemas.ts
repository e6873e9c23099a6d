import type { Parameters } from "../kernel/parameters.ts";
import { withQuery } from "../kernel/query.ts";
import {
  PRICE_UNITS,
  PROVIDER_AVAILABILITIES,
  PROVIDER_SORTS,
  type PriceUnit,
  type ProviderAvailability,
  type ProviderSort,
} from "./rules.ts";

/** How the directory is narrowed and ordered. */
export interface DirectoryFilters {
  /** The latest that suits; null for any. */
  availability: ProviderAvailability | null;
  unit: PriceUnit | null;
  /** Null where none is chosen: by distance around a place, else by rating. */
  sort: ProviderSort | null;
}

/** The words of the address for each value. */
export const FILTER_WORDS = {
  availability: { immediate: "immediate", within_24h: "24h", within_week: "semaine" },
  unit: { fixed: "forfait", hourly: "heure", percentage: "pourcentage" },
  sort: { distance: "distance", rating: "note", price: "prix" },
} as const satisfies {
  availability: Record<ProviderAvailability, string>;
  unit: Record<PriceUnit, string>;
  sort: Record<ProviderSort, string>;
};

function read<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  given: string | string[] | undefined,
): { value: Value | null; isUnread: boolean } {
  if (given === undefined || given === "") return { value: null, isUnread: false };
  const value = values.find((known) => words[known] === given) ?? null;
  return { value, isUnread: value === null };
}

/** The filters of an address; what it says otherwise is ignored, and `isUnread` says that something was. */
export function readFilters(parameters: Parameters): {
  filters: DirectoryFilters;
  isUnread: boolean;
} {
  const { disponibilite, tarif, tri } = parameters;
  const availability = read(PROVIDER_AVAILABILITIES, FILTER_WORDS.availability, disponibilite);
  const unit = read(PRICE_UNITS, FILTER_WORDS.unit, tarif);
  const sort = read(PROVIDER_SORTS, FILTER_WORDS.sort, tri);
  return {
    filters: { availability: availability.value, unit: unit.value, sort: sort.value },
    isUnread: availability.isUnread || unit.isUnread || sort.isUnread,
  };
}

/** An address of the directory with these filters, and the text of a place. */
export const filteredPath = (
  path: string,
  { availability, unit, sort }: DirectoryFilters,
  location?: string,
): string =>
  withQuery(path, {
    location,
    disponibilite: availability && FILTER_WORDS.availability[availability],
    tarif: unit && FILTER_WORDS.unit[unit],
    tri: sort && FILTER_WORDS.sort[sort],
  });
