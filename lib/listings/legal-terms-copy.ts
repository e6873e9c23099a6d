import type { EnergyClass } from "../kernel/property-kinds.ts";

/** Name of the surface that is advertised. */
export const SURFACE_TERMS = {
  carrez: "Surface privative (loi Carrez)",
  livingArea: "Surface habitable",
} as const;

/** What stands beside the energy label of a home that uses too much. */
export const excessiveEnergy = (energyClass: EnergyClass) =>
  `Logement à consommation énergétique excessive\u00a0: classe ${energyClass}`;
