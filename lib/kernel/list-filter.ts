import { type Parameters, textOf } from "./parameters.ts";

/** Whose rows of a list are shown, and of which town; null for all. */
export interface ListFilter {
  /** The looper's account. */
  looper: string | null;
  /** The commune's code. */
  commune: string | null;
}

export const NO_FILTER: ListFilter = { looper: null, commune: null };

/** What no row has: an address that names nobody finds nothing, as one that names somebody without a row. */
const NOBODY = "-";

function readId(value: Parameters[string]): string | null {
  if (value === undefined || value === "") return null;
  const text = textOf(value) ?? NOBODY;
  return /^[0-9A-Za-z]{1,40}$/.test(text) ? text : NOBODY;
}

/** What an address narrows a list to. */
export function readListFilter(query: Parameters): ListFilter {
  return { looper: readId(query.looper), commune: readId(query.commune) };
}

/** Whether a list is narrowed. */
export const isFiltered = ({ looper, commune }: ListFilter): boolean =>
  looper !== null || commune !== null;

/** Something that a list can be narrowed to. */
export interface FilterOption {
  id: string;
  name: string;
}

/** What a list can be narrowed to: the loopers and the communes that it has, by their names. */
export interface FilterOptions {
  loopers: FilterOption[];
  communes: FilterOption[];
}

/** So many of each are offered, at most. */
export const MOST_OPTIONS = 300;
