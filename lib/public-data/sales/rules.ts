import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import { divideRounded, eurosToCents } from "../../kernel/money.ts";
import type { PropertyType } from "../../kernel/property-kinds.ts";
import { civilDay } from "../../kernel/time.ts";
import type { PastSale, SaleLine } from "./schemas.ts";

/** The home that others are compared with. */
export interface ComparedHome extends GeoPoint {
  type: PropertyType;
  surfaceDm2: number;
}

/** What is compared with: a home, and the commune whose files are read. */
export interface SalesPlace extends ComparedHome {
  /** INSEE code; an arrondissement's in Paris, Lyon and Marseille. */
  cityCode: string;
  /** The code that it begins with: "35", "2A", "974". */
  department: string;
}

/** A past sale of a home like it. */
export interface ComparableSale {
  /** Civil day, `YYYY-MM-DD`. */
  soldOn: string;
  priceCents: number;
  surfaceDm2: number;
  /** Main rooms; null where the file has none. */
  rooms: number | null;
  pricePerM2Cents: number;
  distanceM: number;
  /** Without its number, as on a plate: "Rue des Lilas"; null where the file has none. */
  street: string | null;
}

const DWELLINGS: Readonly<Record<string, PastSale["type"]>> = {
  Appartement: "apartment",
  Maison: "house",
};
/** Goes with a home: a cellar, a garage. */
const OUTBUILDING = "Dépendance";
const SALE = "Vente";

/** Outside of these a price is a share, a symbol or a mistake, not a home's. */
const MIN_PRICE_CENTS = 500_000;
const PRICE_PER_M2_CENTS = { min: 20_000, max: 4_000_000 };
/** How many times the middle price a comparable one may be, or the middle price it. */
const PRICE_SPREAD = 3;
/** Fewer sales have no middle worth the name. */
const PRICE_SPREAD_FROM = 8;

const SURFACE_TOLERANCE = 0.3;
/** Metres: the smallest circle that holds enough, else the largest. */
const CIRCLES_M = [500, 1_000, 2_000, 5_000];
const ENOUGH = 6;
export const MAX_COMPARABLES = 12;

/** Years of files that are read: the present one and those before it. */
const YEARS = 4;

export function saleYears(now: Date): number[] {
  const year = Number(civilDay(now).slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => year - back);
}

const SMALL_WORDS = new Set(["a", "au", "aux", "d", "de", "des", "du", "en", "et", "l", "la"]);
for (const word of ["le", "les", "sous", "sur"]) SMALL_WORDS.add(word);

/** "RUE DES LILAS" as on a plate. */
export function streetName(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, index: number) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
  return name || null;
}

/** What one dwelling has the same on all of its lines, which differ by the land that goes with it. */
const dwellingKey = (row: SaleLine) =>
  JSON.stringify([
    ...[row.type_local, row.surface_reelle_bati, row.nombre_pieces_principales, row.id_parcelle],
    ...[row.lot1_numero, row.lot2_numero, row.lot3_numero, row.lot4_numero, row.lot5_numero],
  ]);

const lineKey = (row: SaleLine) =>
  `${dwellingKey(row)} ${row.nature_culture} ${row.surface_terrain}`;

const pricePerM2Cents = ({ priceCents, surfaceDm2 }: PastSale) =>
  divideRounded(priceCents * 100, surfaceDm2);

/**
 * The sale that a mutation's lines are; null where it is of several dwellings or of a shop as well, has no
 * price or several, or a price that can't be a home's. A line that stands twice may be two flats alike: what
 * was paid for one is not known.
 */
function saleOf(rows: readonly SaleLine[]): PastSale | null {
  const built = rows.filter(({ type_local }) => type_local !== "" && type_local !== OUTBUILDING);
  const [first] = built;
  if (!first || rows.some(({ nature_mutation }) => nature_mutation !== SALE)) return null;
  if (new Set(built.map(dwellingKey)).size > 1) return null;
  if (new Set(built.map(lineKey)).size < built.length) return null;
  if (new Set(rows.map(({ valeur_fonciere }) => valeur_fonciere)).size > 1) return null;
  const { latitude: lat, longitude: lng, surface_reelle_bati: surface, valeur_fonciere } = first;
  const type = DWELLINGS[first.type_local];
  if (!type || lat === null || lng === null || !surface || !valeur_fonciere) return null;
  const sale: PastSale = {
    soldOn: first.date_mutation,
    priceCents: eurosToCents(valeur_fonciere),
    type,
    surfaceDm2: Math.round(surface * 100),
    rooms: first.nombre_pieces_principales || null,
    street: streetName(first.adresse_nom_voie),
    lat,
    lng,
  };
  const each = pricePerM2Cents(sale);
  const isAbsurd =
    sale.priceCents < MIN_PRICE_CENTS ||
    each < PRICE_PER_M2_CENTS.min ||
    each > PRICE_PER_M2_CENTS.max;
  return isAbsurd ? null : sale;
}

/** The sales of single dwellings among the lines of a file, each once. */
export function salesOf(rows: readonly SaleLine[]): PastSale[] {
  const mutations = new Map<string, SaleLine[]>();
  for (const row of rows) {
    const lines = mutations.get(row.id_mutation);
    if (lines) lines.push(row);
    else mutations.set(row.id_mutation, [row]);
  }
  const sales = new Map<string, PastSale>();
  for (const lines of mutations.values()) {
    const sale = saleOf(lines);
    // The same sale is entered twice at times, under two numbers.
    if (sale) sales.set(JSON.stringify(sale), sale);
  }
  return [...sales.values()];
}

/** The middle one, or the upper of the two. */
const upperMedian = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Without those whose price per m² is far from the others'. */
function withoutOutliers(sales: readonly ComparableSale[]): readonly ComparableSale[] {
  if (sales.length < PRICE_SPREAD_FROM) return sales;
  const middle = upperMedian(sales.map((sale) => sale.pricePerM2Cents));
  return sales.filter(
    ({ pricePerM2Cents: each }) => each * PRICE_SPREAD >= middle && each <= middle * PRICE_SPREAD,
  );
}

/**
 * The past sales that compare with a home: same kind, surface within 30 %, in the smallest circle of 500 m,
 * 1, 2 or 5 km that holds six; the twelve latest of them, latest first.
 */
export function comparableSales(
  sales: readonly PastSale[],
  home: ComparedHome,
  now: Date,
): ComparableSale[] {
  const type = home.type === "house" ? "house" : "apartment";
  const today = civilDay(now);
  const alike = sales.flatMap((sale) => {
    const difference = Math.abs(sale.surfaceDm2 - home.surfaceDm2);
    if (sale.type !== type || sale.soldOn > today) return [];
    if (difference > home.surfaceDm2 * SURFACE_TOLERANCE) return [];
    const { soldOn, priceCents, surfaceDm2, rooms, street } = sale;
    return {
      ...{ soldOn, priceCents, surfaceDm2, rooms, street },
      pricePerM2Cents: pricePerM2Cents(sale),
      distanceM: Math.round(distanceKm(home, sale) * 1_000),
    };
  });
  const usual = withoutOutliers(alike);
  const within = (radius: number) => usual.filter(({ distanceM }) => distanceM <= radius);
  const radius = CIRCLES_M.find((each) => within(each).length >= ENOUGH) ?? CIRCLES_M.at(-1) ?? 0;
  return within(radius)
    .sort((a, b) => b.soldOn.localeCompare(a.soldOn) || a.distanceM - b.distanceM)
    .slice(0, MAX_COMPARABLES);
}
