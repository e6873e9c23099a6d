import type { PropertyType } from "../../lib/kernel/property-kinds.ts";
import type { Draw, Weighted } from "./draw.ts";
import type { Place, Settlement } from "./world.ts";

/** The walls: what a dwelling is before anyone lives in it. */
export interface Dwelling {
  type: PropertyType;
  /** Hundredths of m². */
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor; null for a house. */
  floor: number | null;
  /** Storeys above the ground floor of a flat's building; null for a house. */
  floorCount: number | null;
  builtYear: number;
  /** m²; null for a flat. */
  landSurfaceM2: number | null;
  /** A house on one level. */
  singleStorey: boolean;
  /** A flat on two levels. */
  duplex: boolean;
  /** A flat with a private garden, on the ground floor. */
  gardenFlat: boolean;
}

const TYPE_MIX: Readonly<Record<Settlement, Weighted<PropertyType>>> = {
  metropolis: [
    ["apartment", 70],
    ["studio", 17],
    ["house", 13],
  ],
  city: [
    ["apartment", 62],
    ["studio", 10],
    ["house", 28],
  ],
  town: [
    ["apartment", 38],
    ["studio", 4],
    ["house", 58],
  ],
  village: [
    ["apartment", 9],
    ["studio", 1],
    ["house", 90],
  ],
};

/** Where nearly nobody has a house. */
const ARRONDISSEMENT_TYPE_MIX: Weighted<PropertyType> = [
  ["apartment", 78],
  ["studio", 20],
  ["house", 2],
];

const FLAT_ROOMS: Weighted<number> = [
  [2, 33],
  [3, 36],
  [4, 21],
  [5, 8],
  [6, 2],
];

const HOUSE_ROOMS: Weighted<number> = [
  [3, 9],
  [4, 25],
  [5, 30],
  [6, 20],
  [7, 10],
  [8, 4],
  [9, 2],
];

/** Mean living area in m² by number of rooms, and how far around it, at most, as a share. */
const FLAT_AREA: Readonly<Record<number, number>> = { 2: 45, 3: 65, 4: 84, 5: 106, 6: 136 };
const HOUSE_AREA: Readonly<Record<number, number>> = {
  3: 68,
  4: 88,
  5: 110,
  6: 135,
  7: 163,
  8: 198,
  9: 240,
};
const SPREAD = 0.22;

/** Building periods: first year, last year, and weights in old centres, cities, suburbs, villages. */
const PERIODS: readonly (readonly [number, number, Readonly<Record<Settlement, number>>])[] = [
  [1780, 1914, { metropolis: 24, city: 14, town: 12, village: 22 }],
  [1919, 1939, { metropolis: 12, city: 12, town: 9, village: 7 }],
  [1948, 1974, { metropolis: 27, city: 29, town: 22, village: 13 }],
  [1975, 1989, { metropolis: 12, city: 17, town: 23, village: 21 }],
  [1990, 2005, { metropolis: 11, city: 12, town: 15, village: 17 }],
  [2006, 2012, { metropolis: 6, city: 7, town: 9, village: 10 }],
  [2013, 2024, { metropolis: 8, city: 9, town: 10, village: 10 }],
];

function drawBuiltYear(draw: Draw, place: Place): number {
  const { settlement } = place;
  const period = draw.weighted(PERIODS.map((entry) => [entry, entry[2][settlement]] as const));
  const [first, last] = period;
  // Before the censuses, a building's year is known to the decade.
  const year = first < 1900 ? draw.int(Math.max(first, place.dense ? 1850 : first), last) : 0;
  if (year > 0) return year < 1900 ? Math.round(year / 10) * 10 : year;
  return draw.int(first, last);
}

function drawArea(draw: Draw, mean: number): number {
  return mean * (1 + draw.bell() * SPREAD);
}

/** Half the sellers know their area to the centimetre, by a Carrez certificate. */
function toHundredths(draw: Draw, area: number, measured: boolean): number {
  return measured && draw.chance(0.6) ? Math.round(area * 100) : Math.round(area) * 100;
}

/** Draws a dwelling that its place could have. */
export function drawDwelling(draw: Draw, place: Place): Dwelling {
  const inParis = place.commune.departmentCode === "75";
  const type = draw.weighted(
    place.arrondissement ? ARRONDISSEMENT_TYPE_MIX : TYPE_MIX[place.settlement],
  );
  const builtYear = drawBuiltYear(draw, place);
  if (type === "house") return drawHouse(draw, place, builtYear);
  return drawFlat(draw, place, type, builtYear, inParis ? 0.88 : 1);
}

function drawFlat(
  draw: Draw,
  place: Place,
  type: "apartment" | "studio",
  builtYear: number,
  tightness: number,
): Dwelling {
  const rooms = type === "studio" ? 1 : draw.weighted(FLAT_ROOMS);
  const mean = type === "studio" ? 25 : (FLAT_AREA[rooms] ?? 65);
  const area = Math.max(type === "studio" ? 14 : 24, drawArea(draw, mean * tightness));
  const floorCount = drawFloorCount(draw, place, builtYear);
  const floor = draw.int(0, floorCount);
  const twoBaths = rooms >= 6 ? 0.85 : rooms === 5 ? 0.55 : rooms === 4 ? 0.18 : 0;
  return {
    type,
    surfaceDm2: toHundredths(draw, area, true),
    rooms,
    // A double living room takes a bedroom.
    bedrooms: rooms >= 4 && draw.chance(0.22) ? rooms - 2 : rooms - 1,
    bathrooms: draw.chance(twoBaths) ? 2 : 1,
    floor,
    floorCount,
    builtYear,
    landSurfaceM2: null,
    singleStorey: false,
    duplex: rooms >= 3 && floor === floorCount && floorCount >= 2 && draw.chance(0.14),
    gardenFlat: floor === 0 && type === "apartment" && draw.chance(place.dense ? 0.12 : 0.4),
  };
}

function drawFloorCount(draw: Draw, place: Place, builtYear: number): number {
  if (place.settlement === "village") return draw.int(1, 2);
  if (place.settlement === "town") return draw.int(2, builtYear >= 1948 ? 4 : 3);
  const postwar = builtYear >= 1948 && builtYear <= 1980;
  if (postwar) return draw.chance(0.25) ? draw.int(8, 15) : draw.int(4, 7);
  return place.dense ? draw.int(5, 7) : draw.int(3, 6);
}

function drawHouse(draw: Draw, place: Place, builtYear: number): Dwelling {
  const rooms = draw.weighted(HOUSE_ROOMS);
  const area = Math.max(50, drawArea(draw, HOUSE_AREA[rooms] ?? 110));
  const singleStorey =
    builtYear >= 1960 && rooms <= 6 && !place.dense && place.settlement !== "metropolis"
      ? draw.chance(0.42)
      : false;
  const bathrooms = rooms >= 8 ? draw.int(2, 3) : draw.chance(rooms >= 6 ? 0.7 : 0.25) ? 2 : 1;
  return {
    type: "house",
    surfaceDm2: toHundredths(draw, area, false),
    rooms,
    bedrooms: rooms >= 5 && draw.chance(0.3) ? rooms - 2 : rooms - 1,
    bathrooms,
    floor: null,
    floorCount: null,
    builtYear,
    landSurfaceM2: drawLand(draw, place, area, singleStorey),
    singleStorey,
    duplex: false,
    gardenFlat: false,
  };
}

const LAND: Readonly<Record<Settlement, readonly [number, number]>> = {
  metropolis: [60, 480],
  city: [90, 700],
  town: [180, 1_200],
  village: [300, 3_200],
};

/** Land in m², never less than the house stands on; small plots are commoner than large ones. */
function drawLand(draw: Draw, place: Place, area: number, singleStorey: boolean): number {
  const [least, most] = LAND[place.settlement];
  const scale = place.dense ? 0.5 : 1;
  const drawn = (least + (most - least) * draw.next() ** 2.2) * scale;
  const footprint = singleStorey ? area * 1.25 : area * 0.65;
  const land = Math.max(drawn, footprint + 20);
  return land > 1_000 ? Math.round(land / 50) * 50 : Math.round(land);
}
