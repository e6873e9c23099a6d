import type { EnergyClass } from "../kernel/property-kinds.ts";
import { SURFACE_TERMS } from "./legal-terms-copy.ts";
import type { ListingDetail } from "./views.ts";

/* What several parts of a listing's page say as the law words it: apart from legal.ts, which their scripts do without. */

/** Whether the advertisement must say that the home uses too much energy: DPE class F or G. */
export function isEnergyExcessive(
  energyClass: EnergyClass | null,
): energyClass is Extract<EnergyClass, "F" | "G"> {
  return energyClass === "F" || energyClass === "G";
}

/** Name of the surface that is advertised: the Carrez law rules in a coownership only. */
export function surfaceTerm(facts: Pick<ListingDetail, "coownership">): string {
  return facts.coownership ? SURFACE_TERMS.carrez : SURFACE_TERMS.livingArea;
}
