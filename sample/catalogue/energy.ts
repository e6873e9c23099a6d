import type { EnergyClass } from "../../lib/kernel/property-kinds.ts";
import { classAt, scaleOf, worse } from "../../lib/revisions/energy-classes.ts";
import type { Draw, Weighted } from "./draw.ts";
import type { Dwelling } from "./dwelling.ts";
import type { Place } from "./world.ts";

/** What heats a dwelling. */
export type Heating = "electric" | "gas" | "heat-pump" | "district" | "wood" | "oil";

/** The energy diagnosis (DPE) of a dwelling. */
export interface Diagnosis {
  heating: Heating;
  /** Worse of the energy and emission scales: the class an advertisement shows. */
  energyClass: EnergyClass;
  ghgClass: EnergyClass;
  /** kWh of primary energy per m² and year. */
  energyUse: number;
  /** kg of CO2 equivalent per m² and year. */
  ghgEmission: number;
  /** Estimated yearly cost, in cents. */
  energyCostMinCents: number;
  energyCostMaxCents: number;
  /** Year of the energy prices the cost refers to. */
  energyCostYear: number;
}

/** The emission (GES) class of kg CO2/m²/year, of a home of that surface. */
export const emissionClass = (ghgEmission: number, surfaceDm2: number): EnergyClass =>
  classAt(ghgEmission, scaleOf(surfaceDm2).emission);

/** The energy (DPE) class: the worse of what consumption and emissions give. */
export const energyClass = (
  energyUse: number,
  ghgEmission: number,
  surfaceDm2: number,
): EnergyClass =>
  worse(classAt(energyUse, scaleOf(surfaceDm2).energy), emissionClass(ghgEmission, surfaceDm2));

/** kg CO2 and cents per kWh of primary energy, and standing charges in cents a year. */
const HEATING_FACTORS: Readonly<
  Record<Heating, { emission: number; cents: number; standingCents: number }>
> = {
  electric: { emission: 0.031, cents: 11.4, standingCents: 160_00 },
  gas: { emission: 0.2, cents: 10.4, standingCents: 290_00 },
  "heat-pump": { emission: 0.033, cents: 11.4, standingCents: 170_00 },
  district: { emission: 0.11, cents: 9.6, standingCents: 240_00 },
  wood: { emission: 0.035, cents: 7.8, standingCents: 190_00 },
  oil: { emission: 0.27, cents: 11.8, standingCents: 170_00 },
};

/** Weights of energy classes A to G by year of construction, before any renovation. */
const CLASS_WEIGHTS: readonly (readonly [number, readonly number[]])[] = [
  [1948, [0, 1, 14, 33, 27, 15, 10]],
  [1975, [0, 1, 15, 36, 30, 12, 6]],
  [1990, [0, 1, 20, 42, 27, 7, 3]],
  [2006, [0, 3, 36, 46, 13, 2, 0]],
  [2013, [1, 13, 56, 28, 2, 0, 0]],
  [9999, [26, 45, 27, 2, 0, 0, 0]],
];

/** Half-width, as a share, of the range in which the yearly cost is announced. */
const COST_RANGE = 0.15;

function heatingChoices(dwelling: Dwelling, place: Place): Weighted<Heating> {
  const recent = dwelling.builtYear >= 2013;
  if (dwelling.type !== "house") {
    const district = place.settlement === "metropolis" || place.settlement === "city" ? 14 : 0;
    return [
      ["electric", recent ? 30 : 44],
      ["gas", place.settlement === "village" ? 8 : 42],
      ["district", district],
    ];
  }
  if (recent) {
    return [
      ["heat-pump", 62],
      ["gas", place.settlement === "village" ? 2 : 20],
      ["electric", 10],
      ["wood", 8],
    ];
  }
  if (place.settlement === "village") {
    return [
      ["oil", 20],
      ["wood", 24],
      ["heat-pump", 24],
      ["electric", 28],
      ["gas", 4],
    ];
  }
  return [
    ["gas", 52],
    ["electric", 22],
    ["heat-pump", 16],
    ["oil", 5],
    ["wood", 5],
  ];
}

/**
 * Draws the diagnosis of a dwelling: class by period, better when renovated, with consumption,
 * emissions and cost that the class and the heating allow. `year` is when it was made.
 */
export function drawDiagnosis(
  draw: Draw,
  dwelling: Dwelling,
  place: Place,
  { renovated, year }: { renovated: boolean; year: number },
): Diagnosis {
  const weights = CLASS_WEIGHTS.find(([before]) => dwelling.builtYear < before)?.[1] ?? [];
  const drawn = draw.weighted(weights.map((weight, index) => [index, weight] as const));
  const heating = draw.weighted(heatingChoices(dwelling, place));
  const gain = renovated && drawn >= 3 ? draw.int(1, 2) : 0;
  const target = Math.max(heating === "heat-pump" ? 0 : 1, drawn - gain);
  const { surfaceDm2 } = dwelling;
  const energyUse = drawUse(draw, {
    classIndex: heating === "heat-pump" ? Math.min(target, 3) : target,
    limits: scaleOf(surfaceDm2).energy,
  });
  const factors = HEATING_FACTORS[heating];
  const ghgEmission = Math.max(
    1,
    Math.round(energyUse * factors.emission * draw.between(0.9, 1.1)),
  );
  const area = surfaceDm2 / 100;
  const costCents = area * energyUse * factors.cents + factors.standingCents;
  return {
    heating,
    energyClass: energyClass(energyUse, ghgEmission, surfaceDm2),
    ghgClass: emissionClass(ghgEmission, surfaceDm2),
    energyUse,
    ghgEmission,
    energyCostMinCents: toTens(costCents * (1 - COST_RANGE)),
    energyCostMaxCents: toTens(costCents * (1 + COST_RANGE)),
    energyCostYear: Math.max(2021, year - 1),
  };
}

/** A consumption inside a class, neither at its very edges. */
function drawUse(
  draw: Draw,
  { classIndex, limits }: { classIndex: number; limits: readonly number[] },
): number {
  const last = limits.at(-1) ?? 420;
  const low = classIndex === 0 ? 38 : (limits[classIndex - 1] ?? last);
  const high = limits[classIndex] ?? last + 140;
  return draw.int(low + 1, high - 2);
}

/** Whole tens of euros, in cents. */
function toTens(cents: number): number {
  return Math.round(cents / 10_00) * 10_00;
}
