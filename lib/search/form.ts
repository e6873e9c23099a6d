import { NO_CRITERIA } from "../search-index/criteria.ts";

/** Fields of the form that hold a number, which people type with spaces and units. */
const NUMBERS = new Set(["minPrice", "maxPrice", "minSurface", "maxSurface"]);

/**
 * The query of a filled-in search form, in the form's order: what is empty or at its default is
 * left out. It reads no schema, so that the browser needs none.
 */
export function formQuery(entries: Iterable<[string, unknown]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value !== "string") continue;
    const text = NUMBERS.has(name) ? value.replaceAll(/[\s€]|m²/g, "") : value.trim();
    if (text === "" || (name === "sort" && text === NO_CRITERIA.sort)) continue;
    query.append(name, text);
  }
  return query;
}

/**
 * Where a filled-in form leads: its own address, or, when the place is no more the one its address
 * names, the search page.
 */
export function formHref(
  entries: Iterable<[string, unknown]>,
  { path, ownPlace, searchPath }: { path: string; ownPlace: string | null; searchPath: string },
): string {
  const query = formQuery(entries);
  const leaves = ownPlace !== null && query.get("location") !== ownPlace;
  if (ownPlace !== null && !leaves) query.delete("location");
  const text = query.toString();
  return `${leaves ? searchPath : path}${text && `?${text}`}`;
}
