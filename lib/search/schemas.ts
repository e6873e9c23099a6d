import { INVALID_VALUE } from "../content/errors.ts";
import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";
import { FEATURES, PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { NO_CRITERIA, type SearchCriteria, STOREYS } from "../search-index/criteria.ts";
import {
  REPEATED_PARAMETERS,
  type SearchParameter,
  SINGLE_PARAMETERS,
  typedText,
} from "./parameters.ts";
import { TYPED } from "./url.ts";

/** One parameter that was wrong and is ignored: the page says so, the API refuses. */
export interface SearchProblem {
  parameter: SearchParameter;
  /** What was written, where it is one value that a field of the form can show again. */
  text: string | null;
}

export interface ParsedSearch {
  criteria: SearchCriteria;
  problems: SearchProblem[];
  /** What was typed where these filters were read of a text; what can't be one is passed over. */
  typed: string | null;
}

/** What pages receive from Next, or what a URL holds. */
export type RawParameters = URLSearchParams | Record<string, string | string[] | undefined>;

/** Most values of one parameter that are looked at: a URL can hold thousands. */
const MAX_VALUES = 64;

/** Most characters of a wrong value that its field shows again. */
const MAX_SHOWN = 60;

function valuesOf(raw: RawParameters, name: string): string[] {
  const value =
    raw instanceof URLSearchParams
      ? raw.getAll(name)
      : Object.hasOwn(raw, name)
        ? raw[name]
        : undefined;
  if (value === undefined) return [];
  // An empty field of a plain form is an absent one.
  return [value]
    .flat()
    .slice(0, MAX_VALUES)
    .filter((text) => text.trim() !== "");
}

class Reader {
  readonly problems: SearchProblem[] = [];

  constructor(private readonly raw: RawParameters) {}

  single<Name extends keyof typeof SINGLE_PARAMETERS>(
    name: Name,
  ): ReturnType<(typeof SINGLE_PARAMETERS)[Name]["parse"]> | null {
    type Value = ReturnType<(typeof SINGLE_PARAMETERS)[Name]["parse"]>;
    const values = valuesOf(this.raw, name);
    if (values.length === 0) return null;
    const parsed = SINGLE_PARAMETERS[name].safeParse(values[0]);
    if (parsed.success && values.length === 1) return parsed.data as Value;
    this.reject(name, values.length === 1 ? (values[0] ?? null) : null);
    return null;
  }

  /** The text of a parameter that was read, but says nothing beside another one. */
  textOf(name: SearchParameter): string | null {
    return valuesOf(this.raw, name)[0] ?? null;
  }

  repeated<Name extends keyof typeof REPEATED_PARAMETERS>(name: Name): string[] {
    const accepted = new Set<string>();
    for (const value of valuesOf(this.raw, name)) {
      const parsed = REPEATED_PARAMETERS[name].safeParse(value);
      if (parsed.success) accepted.add(parsed.data);
      else this.reject(name);
    }
    return [...accepted];
  }

  reject(parameter: SearchParameter, text: string | null = null): void {
    if (!this.problems.some((problem) => problem.parameter === parameter)) {
      this.problems.push({ parameter, text: text === null ? null : text.slice(0, MAX_SHOWN) });
    }
  }
}

/** A bound that says nothing is no bound. */
function positive(value: number | null): number | null {
  return value === 0 ? null : value;
}

function tighter(
  first: number | null,
  second: number | null,
  choose: (...values: number[]) => number,
): number | null {
  const given = [first, second].filter((value) => value !== null);
  return given.length === 0 ? null : choose(...given);
}

/**
 * Reads the search URL. Never throws: a wrong value is left out and named in `problems`;
 * parameters it does not know are passed over.
 */
export function parseSearchParams(raw: RawParameters): ParsedSearch {
  const read = new Reader(raw);
  const budget = read.single("budget");
  const rooms = read.single("minRooms");
  const bedrooms = read.single("minBedrooms");
  const criteria: SearchCriteria = {
    ...NO_CRITERIA,
    location: read.single("location") || null,
    types: PROPERTY_TYPES.filter((type) => read.repeated("type").includes(type)),
    minPriceCents: positive(
      tighter(read.single("minPrice"), budget?.minPriceCents ?? null, Math.max),
    ),
    maxPriceCents: positive(
      tighter(read.single("maxPrice"), budget?.maxPriceCents ?? null, Math.min),
    ),
    minSurfaceDm2: positive(read.single("minSurface")),
    maxSurfaceDm2: positive(read.single("maxSurface")),
    minRooms: rooms?.min ?? null,
    maxRooms: rooms?.max ?? null,
    minBedrooms: bedrooms?.min ?? null,
    maxBedrooms: bedrooms?.max ?? null,
    minBathrooms: positive(read.single("minBathrooms")),
    minPricePerM2Cents: positive(read.single("minPriceM2")),
    maxPricePerM2Cents: positive(read.single("maxPriceM2")),
    maxMonthlyCents: positive(read.single("maxMonthly")),
    worstEnergy: read.single("energy"),
    features: FEATURES.filter((feature) => read.repeated("feature").includes(feature)),
    storeys: STOREYS.filter((storey) => read.repeated("floor").includes(storey)),
    confirmedDays: read.single("confirmed"),
    bbox: read.single("bbox"),
    polygon: read.single("polygon"),
    sort: read.single("sort") ?? NO_CRITERIA.sort,
    cursor: read.single("cursor"),
  };
  dropInvertedRanges(criteria, read);
  const [typed = null] = valuesOf(raw, TYPED);
  return {
    criteria,
    problems: read.problems,
    typed: (typed !== null && typedText.safeParse(typed).data) || null,
  };
}

/** The two bounds of each range, with the parameters that state them. */
const RANGES = [
  { bounds: ["minPriceCents", "maxPriceCents"], parameters: ["minPrice", "maxPrice"] },
  {
    bounds: ["minPricePerM2Cents", "maxPricePerM2Cents"],
    parameters: ["minPriceM2", "maxPriceM2"],
  },
  { bounds: ["minSurfaceDm2", "maxSurfaceDm2"], parameters: ["minSurface", "maxSurface"] },
] as const;

/** A range whose bounds cross selects nothing by mistake: both bounds are left out. */
function dropInvertedRanges(criteria: SearchCriteria, read: Reader): void {
  for (const { bounds, parameters } of RANGES) {
    const [least, most] = bounds;
    const [min, max] = [criteria[least], criteria[most]];
    if (min === null || max === null || min <= max) continue;
    criteria[least] = null;
    criteria[most] = null;
    for (const name of parameters) read.reject(name, read.textOf(name));
  }
}

/**
 * Reads the search URL for a program, which should learn of its mistakes.
 * @throws {DomainError} `search.invalid-parameters`, naming each wrong one.
 */
export function requireSearchParams(raw: RawParameters): SearchCriteria {
  const { criteria, problems } = parseSearchParams(raw);
  if (problems.length > 0) {
    const fields = problems.map(({ parameter }) => [parameter, INVALID_VALUE] as const);
    throw new DomainError("search.invalid-parameters", Object.fromEntries(fields));
  }
  return criteria;
}

/** The map's zoom level, 0 (the world) to 20 (a building). @throws {DomainError} `search.invalid-parameters`. */
export function requireZoom(params: URLSearchParams): number {
  const text = params.get("zoom") ?? "";
  if (!/^\d{1,2}(\.\d{1,6})?$/.test(text) || Number(text) > 20) {
    throw new DomainError("search.invalid-parameters", { zoom: INVALID_VALUE });
  }
  return Math.floor(Number(text));
}

/** Most listings that a call names. */
const MAX_NAMED = 500;

/**
 * The listings that a parameter names, "id,id"; none where it is absent.
 * @throws {DomainError} `search.invalid-parameters` for what is no id, and for more than can be named.
 */
export function requireListingIds(params: URLSearchParams, name: "without" | "among"): string[] {
  const ids = (params.get(name) ?? "").split(",", MAX_NAMED + 1).filter((id) => id !== "");
  if (ids.length > MAX_NAMED || !ids.every(isId)) {
    throw new DomainError("search.invalid-parameters", { [name]: INVALID_VALUE });
  }
  return ids;
}

/** The text typed to find a place. @throws {DomainError} `search.invalid-parameters`. */
export function requirePlaceText(params: URLSearchParams): string {
  const parsed = SINGLE_PARAMETERS.location.safeParse(params.get("q") ?? "");
  if (!parsed.success) throw new DomainError("search.invalid-parameters", { q: INVALID_VALUE });
  return parsed.data;
}
