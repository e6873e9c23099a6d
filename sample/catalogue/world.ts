import { cityOfArrondissement, isDividedCity } from "../../lib/communes/arrondissements.ts";
import type { CommuneRow } from "../../lib/communes/commune.ts";
import { inCommune, ofCommune, typeset } from "../../lib/communes/french.ts";
import { type Draw, drawFor, hashText } from "./draw.ts";
import { RESORT_SLUGS, SEA_BEARINGS, type SeaBearing } from "./places/coast.ts";
import {
  CITY_PRICES,
  COAST_PREMIUM,
  DEPARTMENT_PRICES,
  type PricePerM2,
  RESORT_PREMIUM,
  VILLAGE_DISCOUNT,
} from "./places/prices.ts";
import { cityQuarters, type Quarter, townQuarters } from "./places/quarters.ts";
import { climateOf, type RegionStyle, regionStyle, transportOf } from "./places/regions.ts";
import { streetsOf } from "./places/streets.ts";

/** How a commune lives: decides its mix of flats and houses, its land, its words. */
export type Settlement = "metropolis" | "city" | "town" | "village";

/** A commune as the catalogue sees it: everything about it that a listing depends on. */
export interface Place {
  commune: CommuneRow;
  lat: number;
  lng: number;
  settlement: Settlement;
  /** One of Paris, Lyon or Marseille: hardly any houses. */
  arrondissement: boolean;
  /** Shares the density of Paris, Lyon and Marseille or of the suburbs around Paris. */
  dense: boolean;
  pricePerM2: PricePerM2;
  style: RegionStyle;
  climate: "hot" | "sunny" | "temperate";
  sea: SeaBearing | null;
  resort: boolean;
  transport: "metro" | "tramway" | "other";
  quarters: Quarter[];
  streets: string[];
  /** Kilometres around the commune's point where its listings lie. */
  radiusKm: number;
  /** The nearest larger town ("à Rennes", "de Rennes") and minutes by car; null in one. */
  nearby: { at: string; of: string; minutes: number } | null;
  /** Numbers of the two ambassadors who live nearest: see `World.ambassadorTowns`. */
  ambassadors: readonly number[];
}

/** The places of the catalogue and how often each is drawn. */
export interface World {
  places: readonly Place[];
  /** Where the ambassador of each number lives: the largest towns of each department. */
  ambassadorTowns: readonly CommuneRow[];
  /** A place with a chance proportional to its inhabitants. */
  drawPlace(draw: Draw): Place;
}

const SUBURBS_OF_PARIS = new Set(["92", "93", "94"]);

function settlementOf({ code, population }: CommuneRow): Settlement {
  if (cityOfArrondissement(code) !== null || population >= 150_000) return "metropolis";
  if (population >= 40_000) return "city";
  return population >= 4_000 ? "town" : "village";
}

function radiusOf(commune: CommuneRow, arrondissement: boolean): number {
  const perRoot = arrondissement ? 0.085 : commune.departmentCode.startsWith("9") ? 0.15 : 0.19;
  return Math.min(4.2, Math.max(0.35, perRoot * Math.sqrt(commune.population / 1000)));
}

/** Euros per m² of a commune: its own level where written, else its department's, adjusted. */
function priceLevel(commune: CommuneRow, settlement: Settlement, sea: boolean): PricePerM2 {
  const written = CITY_PRICES[commune.slug];
  if (written) return written;
  const [flat, house] = DEPARTMENT_PRICES[commune.departmentCode] ?? [1_500, 1_500];
  // Neighbouring communes differ; each keeps its own level.
  const own = 0.88 + drawFor(hashText(commune.code), 1).next() * 0.24;
  const factor =
    own *
    (sea ? COAST_PREMIUM : 1) *
    (RESORT_SLUGS.has(commune.slug) ? RESORT_PREMIUM : 1) *
    (settlement === "village" && !sea ? VILLAGE_DISCOUNT : 1);
  return [Math.round(flat * factor), Math.round(house * factor)];
}

function quartersOf(commune: CommuneRow, settlement: Settlement, radiusKm: number): Quarter[] {
  const written = cityQuarters(commune.slug);
  const hash = hashText(commune.code);
  const quarters =
    written.length > 0
      ? written
      : settlement === "village"
        ? []
        : townQuarters(settlement === "town" ? 3 : 5, hash % 15);
  // A quarter whose side is not written lies on one all the same: its listings belong together.
  return quarters.map((quarter, index) => {
    if (quarter.offset) return quarter;
    const draw = drawFor(hash, index + 2);
    const angle = draw.next() * 2 * Math.PI;
    const distance = radiusKm * draw.between(0.35, 0.75);
    return { ...quarter, offset: [Math.cos(angle) * distance, Math.sin(angle) * distance] };
  });
}

function placeOf(
  commune: CommuneRow,
  lat: number,
  lng: number,
  style: RegionStyle,
  nearby: Place["nearby"],
): Place {
  const settlement = settlementOf(commune);
  const arrondissement = cityOfArrondissement(commune.code) !== null;
  const sea = SEA_BEARINGS.get(commune.slug) ?? null;
  const radiusKm = radiusOf(commune, arrondissement);
  return {
    commune,
    lat,
    lng,
    settlement,
    arrondissement,
    dense: arrondissement || SUBURBS_OF_PARIS.has(commune.departmentCode),
    pricePerM2: priceLevel(commune, settlement, sea !== null),
    style,
    climate: climateOf(commune.departmentCode),
    sea,
    resort: RESORT_SLUGS.has(commune.slug),
    transport: transportOf(commune.slug, commune.departmentCode),
    quarters: quartersOf(commune, settlement, radiusKm),
    streets: streetsOf({
      code: commune.code,
      departmentCode: commune.departmentCode,
      seaside: sea !== null,
      village: settlement === "village",
    }),
    radiusKm,
    nearby,
    ambassadors: [],
  };
}

/** Ambassadors of one department, at most. */
const AMBASSADORS_PER_DEPARTMENT = 12;

/** Gives each place its nearest ambassadors; returns where they live, by number. */
function settleAmbassadors(places: Place[]): CommuneRow[] {
  const byDepartment = new Map<string, Place[]>();
  for (const place of places) {
    const { departmentCode } = place.commune;
    const known = byDepartment.get(departmentCode);
    if (known) known.push(place);
    else byDepartment.set(departmentCode, [place]);
  }
  const towns: CommuneRow[] = [];
  for (const [, members] of [...byDepartment].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const homes = members
      .toSorted((a, b) => b.commune.population - a.commune.population)
      .slice(0, AMBASSADORS_PER_DEPARTMENT)
      .map((home, rank) => ({ home, number: towns.length + rank }));
    for (const place of members) {
      place.ambassadors = homes
        .toSorted((a, b) => distanceKm(place, a.home) - distanceKm(place, b.home))
        .slice(0, 2)
        .map(({ number }) => number);
    }
    towns.push(...homes.map(({ home }) => home.commune));
  }
  return towns;
}

/** Beyond that, nobody says how far it is. */
const MOST_KM = 42;

/** A town of this size is somewhere one goes to from around. */
const TOWN_OF_REFERENCE = 40_000;
const KM_PER_DEGREE = 111.2;

/** Kilometres between two points of France, near enough. */
export function distanceKm(
  from: { lat: number; lng: number },
  to: { lat: number; lng: number },
): number {
  const east = (to.lng - from.lng) * KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(east, (to.lat - from.lat) * KM_PER_DEGREE);
}

/** Islands whose bridge or boat makes a straight line a lie. */
const ISLANDS = /-d-oleron$|-en-re$|-de-re$|^la-flotte$|noirmoutier|l-ile-d-yeu|^crozon$/;

/** Finds the town that draws a small commune most, by size and nearness. */
function townFinder(communes: readonly CommuneRow[]): (commune: CommuneRow) => Place["nearby"] {
  const towns = communes.flatMap(({ code, name, population, lat, lng }) =>
    lat !== null &&
    lng !== null &&
    population >= TOWN_OF_REFERENCE &&
    cityOfArrondissement(code) === null
      ? [{ name: typeset(name), population, lat, lng }]
      : [],
  );
  return ({ lat, lng, population, code, slug }) => {
    if (lat === null || lng === null || cityOfArrondissement(code) !== null) return null;
    if (population >= TOWN_OF_REFERENCE || ISLANDS.test(slug)) return null;
    let best: Place["nearby"] = null;
    let strongest = 0;
    for (const town of towns) {
      if (Math.abs(town.lat - lat) > 0.4) continue;
      const km = distanceKm({ lat, lng }, town);
      const pull = km > MOST_KM ? 0 : town.population / (km + 2) ** 2;
      if (pull <= strongest) continue;
      strongest = pull;
      // Roads are a quarter longer than the crow flies; slow near town, faster beyond.
      const minutes = (km * 1.25 * 60) / (km < 12 ? 35 : 58);
      best = {
        at: inCommune(town.name),
        of: ofCommune(town.name),
        minutes: Math.max(5, Math.round(minutes / 5) * 5),
      };
    }
    return best;
  };
}

/**
 * The world of the catalogue: the located communes of metropolitan France, arrondissements
 * instead of the three cities they divide. Overseas is left out: visit hours are Paris hours.
 * @throws {RangeError} when no commune qualifies.
 */
export function createWorld(communes: readonly CommuneRow[]): World {
  const nearestTown = townFinder(communes);
  const places = communes.flatMap((commune) => {
    const { code, lat, lng, departmentCode, population } = commune;
    const style = regionStyle(departmentCode);
    if (lat === null || lng === null || !style || population === 0 || isDividedCity(code)) {
      return [];
    }
    return [placeOf(commune, lat, lng, style, nearestTown(commune))];
  });
  const cumulated = new Float64Array(places.length);
  let total = 0;
  places.forEach(({ commune }, index) => {
    total += commune.population;
    cumulated[index] = total;
  });
  return {
    places,
    ambassadorTowns: settleAmbassadors(places),
    drawPlace(draw) {
      const place = places[upperBound(cumulated, draw.next() * total)];
      if (!place) throw new RangeError("the world has no place");
      return place;
    },
  };
}

/** Index of the first value above `wanted` in an ascending array. */
function upperBound(values: Float64Array, wanted: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
