import { type ReadNumber, readAmount, readDecimal } from "../kernel/read-number.ts";
import { tidyLine } from "../kernel/text.ts";
import { NO_CRITERIA } from "../search-index/criteria.ts";
import { eurosInUrl, squareMetresInUrl } from "./url.ts";

/** A surface that a search is bounded by, in hundredths of m². */
export const readSearchSurface = (text: string): ReadNumber =>
  readDecimal(text, { decimals: 2, unit: "m²" });

/** How a number is read as people type it, and how the address writes it. */
interface NumberField {
  read: (text: string) => ReadNumber;
  write: (value: number) => string;
}

const PRICE: NumberField = { read: readAmount, write: eurosInUrl };
const SURFACE: NumberField = { read: readSearchSurface, write: squareMetresInUrl };

/** The fields of the form that hold a number. */
const NUMBERS = new Map([
  ["minPrice", PRICE],
  ["maxPrice", PRICE],
  ["minSurface", SURFACE],
  ["maxSurface", SURFACE],
  ["minPriceM2", PRICE],
  ["maxPriceM2", PRICE],
  ["maxMonthly", PRICE],
]);

/** A field's text as the address has it: a number in the address's own writing, where it can be read. */
function inUrl(name: string, typed: string): string {
  const text = tidyLine(typed);
  const field = NUMBERS.get(name);
  if (field === undefined || text === "") return text;
  const read = field.read(text);
  return "value" in read ? field.write(read.value) : text;
}

/**
 * The query of a filled-in search form, in the form's order: what is empty or at its default is
 * left out. It reads no schema, so that the browser needs none.
 */
export function formQuery(entries: Iterable<[string, unknown]>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value !== "string") continue;
    const text = inUrl(name, value);
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
