import { SIMULATOR } from "@/lib/pricing/rules";

/**
 * The simulator's price in whole euros, from what a person typed or the address carries
 * ("300 000 €" is forgiven). Out of bounds comes back to the nearest bound; what is not a number
 * is the initial price.
 */
export function simulatorPrice(raw: string | string[] | undefined): number {
  const text = Array.isArray(raw) ? raw[0] : raw;
  const digits = text?.replaceAll(/[\s€]/g, "") ?? "";
  if (!/^\d{1,12}$/.test(digits)) return SIMULATOR.initial;
  return Math.min(Math.max(Number(digits), SIMULATOR.min), SIMULATOR.max);
}
