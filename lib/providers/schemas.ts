import { isId } from "../kernel/ids.ts";
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

/** What a request for a quote is to be about, on its way through the directory. */
export interface Subject {
  /** A home, whose ever it is: the request's form reads it among its person's own. */
  home: string | null;
  /** Slug of a commune. */
  place: string | null;
}

const SLUG = /^[a-z0-9-]{1,100}$/;

/** What an address says of it; what is neither is ignored. */
export function readSubject({ bien, lieu }: Parameters): Subject {
  return {
    home: isId(bien) ? bien : null,
    place: typeof lieu === "string" && SLUG.test(lieu) ? lieu : null,
  };
}

/** An address of the directory with these filters, the text of a place, and the home that a request is about. */
export const filteredPath = (
  path: string,
  { availability, unit, sort }: DirectoryFilters,
  { location, home }: { location?: string; home?: string | null } = {},
): string =>
  withQuery(path, {
    location,
    bien: home,
    disponibilite: availability && FILTER_WORDS.availability[availability],
    tarif: unit && FILTER_WORDS.unit[unit],
    tri: sort && FILTER_WORDS.sort[sort],
  });
