import type { EnergyClass, Feature } from "../../lib/kernel/property-kinds.ts";
import { type Draw, drawFor, hashText } from "./draw.ts";
import type { Dwelling } from "./dwelling.ts";
import type { Quarter } from "./places/quarters.ts";
import type { Place } from "./world.ts";

/** An asking price and how it compares with what such a dwelling is worth. */
export interface AskingPrice {
  priceCents: number;
  /** 1 is the going rate; above 1 the seller asks more, and fewer people look. */
  ambition: number;
}

/** What decides a price beside the walls and the place. */
export interface PriceContext {
  quarter: Quarter | null;
  energyClass: EnergyClass;
  features: ReadonlySet<Feature>;
  renovated: boolean;
}

/** What the market makes of a class, against D. */
const ENERGY_FACTORS: Readonly<Record<EnergyClass, number>> = {
  A: 1.08,
  B: 1.06,
  C: 1.02,
  D: 1,
  E: 0.96,
  F: 0.9,
  G: 0.85,
};

const FEATURE_FACTORS: Partial<Readonly<Record<Feature, number>>> = {
  balcon: 1.02,
  terrasse: 1.04,
  piscine: 1.07,
  parking: 1.02,
  garage: 1.03,
  cave: 1.01,
  climatisation: 1.01,
  "vue-degagee": 1.03,
  "vue-mer": 1.19,
  "panneaux-solaires": 1.01,
};

const MIN_EUROS = 19_000;
const MAX_EUROS = 12_000_000;

/** Draws the asking price of a dwelling. */
export function drawPrice(
  draw: Draw,
  dwelling: Dwelling,
  place: Place,
  context: PriceContext,
): AskingPrice {
  const ambition = 1 + draw.bell() * 0.13;
  const area = dwelling.surfaceDm2 / 100;
  const euros =
    area *
    place.pricePerM2[dwelling.type === "house" ? 1 : 0] *
    // Qualities add up less than they multiply: nothing is worth twice its neighbours.
    clamp(
      quarterFactor(place, context.quarter) *
        sizeFactor(dwelling, area) *
        ENERGY_FACTORS[context.energyClass] *
        buildingFactor(dwelling, place, context) *
        featureFactor(context.features),
      0.62,
      1.38,
    ) *
    ambition;
  return { priceCents: roundAsking(draw, euros) * 100, ambition };
}

/** A quarter keeps its own level: its listings are all a little dearer or cheaper. */
function quarterFactor(place: Place, quarter: Quarter | null): number {
  if (!quarter) return 1;
  const draw = drawFor(hashText(quarter.name), hashText(place.commune.code));
  return quarter.kind === "centre" ? 1.04 : 0.92 + draw.next() * 0.18;
}

/** A m² costs more in a small flat; land adds to a house. */
function sizeFactor(dwelling: Dwelling, area: number): number {
  if (dwelling.type !== "house") return clamp((60 / area) ** 0.13, 0.87, 1.22);
  const land = clamp(1 + 0.14 * Math.log10((dwelling.landSurfaceM2 ?? 400) / 450), 0.88, 1.18);
  return clamp((110 / area) ** 0.2, 0.84, 1.12) * land;
}

function buildingFactor(dwelling: Dwelling, place: Place, { features, renovated }: PriceContext) {
  const { builtYear } = dwelling;
  let factor = builtYear >= 2015 ? 1.12 : builtYear >= 2000 ? 1.05 : 1;
  // The stones of an old centre are sought after, the concrete after the war is not.
  if (builtYear < 1915 && place.dense) factor *= 1.04;
  if (builtYear >= 1948 && builtYear < 1978) factor *= dwelling.type === "house" ? 0.97 : 0.92;
  if (renovated) factor *= 1.06;
  if (dwelling.floor === 0 && !features.has("jardin")) factor *= 0.93;
  if ((dwelling.floor ?? 0) >= 3) factor *= features.has("ascenseur") ? 1.03 : 0.96;
  return factor;
}

function featureFactor(features: ReadonlySet<Feature>): number {
  let factor = 1;
  for (const feature of features) factor *= FEATURE_FACTORS[feature] ?? 1;
  return factor;
}

/** Asking prices are round: whole thousands, often fives, often just below a round figure. */
function roundAsking(draw: Draw, euros: number): number {
  const bounded = clamp(euros, MIN_EUROS, MAX_EUROS);
  const step = bounded < 1_000_000 ? 1_000 : 10_000;
  const manner = draw.next();
  if (manner < 0.42) return Math.round(bounded / (step * 5)) * step * 5;
  if (manner < 0.62)
    return Math.max(MIN_EUROS, Math.round(bounded / (step * 10)) * step * 10 - step);
  return Math.round(bounded / step) * step;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
