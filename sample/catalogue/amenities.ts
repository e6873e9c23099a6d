import { FEATURES, type Feature } from "../../lib/kernel/property-kinds.ts";
import type { Draw } from "./draw.ts";
import type { Dwelling } from "./dwelling.ts";
import type { Heating } from "./energy.ts";
import type { Place } from "./world.ts";

/** What decides the features beside the walls and the place. */
export interface AmenityContext {
  heating: Heating;
  renovated: boolean;
}

/** All that a feature's chance depends on. */
interface Subject extends AmenityContext {
  dwelling: Dwelling;
  place: Place;
  /** Built before 1948. */
  old: boolean;
  /** m² around a house. */
  open: number;
}

/** Chance of each feature; 0 where it would contradict the dwelling. */
type Chances = Readonly<Record<Feature, (subject: Subject) => number>>;

/**
 * Draws the features of a dwelling, in the order of `FEATURES`. None contradicts another: no lift
 * in a house, no garden on the fourth floor, no sea view far from the sea.
 */
export function drawFeatures(
  draw: Draw,
  dwelling: Dwelling,
  place: Place,
  { heating, renovated }: AmenityContext,
): Feature[] {
  const chances = dwelling.type === "house" ? HOUSE_CHANCES : FLAT_CHANCES;
  const subject: Subject = {
    dwelling,
    place,
    heating,
    renovated,
    old: dwelling.builtYear < 1948,
    open: (dwelling.landSurfaceM2 ?? 0) - dwelling.surfaceDm2 / 100,
  };
  const drawn: Feature[] = [];
  for (const feature of FEATURES) if (draw.chance(chances[feature](subject))) drawn.push(feature);
  return drawn.filter((feature) => !excluded(feature, drawn, dwelling));
}

/** What another drawn feature, or the floor, rules out. */
function excluded(feature: Feature, drawn: readonly Feature[], dwelling: Dwelling): boolean {
  switch (feature) {
    case "balcon":
      return dwelling.type !== "house" && drawn.includes("terrasse");
    case "parking":
      return drawn.includes("garage");
    case "acces-pmr":
      // Step-free: on the ground, or by a lift.
      return dwelling.type !== "house" && dwelling.floor !== 0 && !drawn.includes("ascenseur");
    case "vue-degagee":
      return drawn.includes("vue-mer");
    default:
      return false;
  }
}

const never = () => 0;

/** Chances that flats and houses share. */
const COMMON_CHANCES = {
  "cuisine-equipee": ({ renovated }: Subject) => (renovated ? 0.85 : 0.55),
  fibre: () => 0.62,
  parquet: ({ old }: Subject) => (old ? 0.6 : 0.28),
  lumineux: () => 0.42,
  calme: () => 0.38,
  "double-vitrage": ({ dwelling, renovated }: Subject) =>
    dwelling.builtYear >= 2000 || renovated ? 0.9 : 0.62,
  renove: ({ renovated }: Subject) => (renovated ? 1 : 0),
};

function liftChance({ dwelling, old }: Subject): number {
  const floorCount = dwelling.floorCount ?? 0;
  const byHeight = floorCount >= 6 ? 0.92 : floorCount >= 4 ? 0.6 : floorCount === 3 ? 0.25 : 0;
  return old ? byHeight * 0.6 : byHeight;
}

function flatViewChance({ dwelling }: Subject): number {
  const floor = dwelling.floor ?? 0;
  return floor >= 5 ? 0.5 : floor >= 3 ? 0.25 : 0;
}

const FLAT_CHANCES: Chances = {
  ...COMMON_CHANCES,
  balcon: ({ dwelling, old }) =>
    dwelling.floor === 0 ? 0 : old ? 0.22 : dwelling.type === "studio" ? 0.35 : 0.55,
  terrasse: ({ dwelling, old }) =>
    dwelling.floor === 0 ? 0.12 : old ? 0.06 : dwelling.builtYear >= 2000 ? 0.25 : 0.1,
  jardin: ({ dwelling }) => (dwelling.gardenFlat ? 1 : 0),
  piscine: ({ dwelling, place }) =>
    place.climate === "hot" && dwelling.builtYear >= 1985 && !place.dense ? 0.1 : 0,
  parking: ({ old, place }) => (old ? 0.1 : place.dense ? 0.35 : 0.52),
  garage: ({ old, dwelling }) => (old ? 0.03 : dwelling.type === "studio" ? 0.04 : 0.16),
  cave: ({ old, place }) => (old ? 0.62 : place.dense ? 0.5 : 0.36),
  ascenseur: liftChance,
  cheminee: ({ old }) => (old ? 0.28 : 0),
  climatisation: ({ place }) =>
    place.climate === "hot" ? 0.4 : place.climate === "sunny" ? 0.12 : 0.03,
  interphone: ({ place }) => (place.settlement === "village" ? 0.2 : 0.7),
  gardien: ({ place, dwelling: { floorCount } }) =>
    place.dense && (floorCount ?? 0) >= 5 ? 0.35 : (floorCount ?? 0) >= 8 ? 0.3 : 0.04,
  "vue-degagee": flatViewChance,
  "vue-mer": ({ place, dwelling }) => (place.sea && (dwelling.floor ?? 0) >= 2 ? 0.22 : 0),
  traversant: ({ dwelling }) => (dwelling.type === "studio" ? 0 : 0.28),
  "plain-pied": never,
  "acces-pmr": ({ dwelling }) =>
    dwelling.builtYear >= 2007 ? 0.55 : dwelling.floor === 0 ? 0.12 : 0.06,
  "pompe-a-chaleur": never,
  "panneaux-solaires": never,
};

function housePoolChance({ open, place }: Subject): number {
  if (open <= 280) return 0;
  return place.climate === "hot" ? 0.42 : place.climate === "sunny" ? 0.24 : 0.06;
}

const HOUSE_CHANCES: Chances = {
  ...COMMON_CHANCES,
  balcon: ({ place, dwelling }) => (place.resort ? 0.55 : dwelling.singleStorey ? 0 : 0.08),
  terrasse: ({ open }) => (open > 30 ? 0.72 : 0.3),
  jardin: ({ open }) => (open > 60 ? 1 : 0.25),
  piscine: housePoolChance,
  parking: ({ place }) => (place.dense ? 0.25 : 0.5),
  garage: ({ place, old }) => (place.dense ? 0.28 : old ? 0.4 : 0.66),
  cave: ({ old, place }) => (old ? 0.45 : place.climate === "hot" ? 0.06 : 0.2),
  ascenseur: never,
  cheminee: ({ heating, old }) => (heating === "wood" ? 0.9 : old ? 0.5 : 0.27),
  climatisation: ({ place }) =>
    place.climate === "hot" ? 0.55 : place.climate === "sunny" ? 0.22 : 0.05,
  interphone: never,
  gardien: never,
  "vue-degagee": ({ place }) => (place.settlement === "village" ? 0.3 : 0.12),
  "vue-mer": ({ place }) => (place.sea ? 0.13 : 0),
  traversant: never,
  "plain-pied": ({ dwelling }) => (dwelling.singleStorey ? 1 : 0),
  "acces-pmr": ({ dwelling }) => (dwelling.singleStorey && dwelling.builtYear >= 2007 ? 0.45 : 0),
  "pompe-a-chaleur": ({ heating }) => (heating === "heat-pump" ? 1 : 0),
  "panneaux-solaires": ({ dwelling, renovated }) =>
    dwelling.builtYear >= 2006 || renovated ? 0.16 : 0.05,
};
