import type { Feature } from "../../lib/kernel/property-kinds.ts";
import type { Draw } from "./draw.ts";
import type { Dwelling } from "./dwelling.ts";
import type { Heating } from "./energy.ts";

/** What an advertisement must say of a copropriété. */
export interface Coownership {
  lots: number;
  /** Seller's average share of the yearly current charges, in cents. */
  yearlyChargesCents: number;
  proceedings: boolean;
}

/** Yearly charges in cents per m², by what the building pays for. */
const BASE_CENTS = 11_50;
const LIFT_CENTS = 6_50;
const CARETAKER_CENTS = 9_00;
const COLLECTIVE_HEATING_CENTS = 12_00;

/**
 * Draws the copropriété a flat is in; null for a house. Lots grow with the building: dwellings,
 * cellars and parking places each count as one.
 */
export function drawCoownership(
  draw: Draw,
  dwelling: Dwelling,
  features: ReadonlySet<Feature>,
  heating: Heating,
): Coownership | null {
  if (dwelling.floorCount === null) return null;
  const perStorey = dwelling.builtYear < 1948 ? draw.int(2, 3) : draw.int(2, 6);
  const storeys = dwelling.floorCount + 1;
  const stairwells = dwelling.floorCount >= 5 && draw.chance(0.3) ? draw.int(2, 3) : 1;
  const dwellings = storeys * perStorey * stairwells;
  const annexes = (features.has("parking") || features.has("garage") ? 0.8 : 0.1) + 0.5;
  const collective = heating === "district" || (heating === "gas" && dwellings > 30);
  const perM2 =
    BASE_CENTS +
    (features.has("ascenseur") ? LIFT_CENTS : 0) +
    (features.has("gardien") ? CARETAKER_CENTS : 0) +
    (collective ? COLLECTIVE_HEATING_CENTS : 0);
  const charges = (dwelling.surfaceDm2 / 100) * perM2 * draw.between(0.85, 1.2) + 120_00;
  return {
    lots: Math.max(3, Math.round(dwellings * (1 + annexes * draw.between(0.4, 1)))),
    yearlyChargesCents: Math.round(charges / 10_00) * 10_00,
    proceedings: draw.chance(0.015),
  };
}
