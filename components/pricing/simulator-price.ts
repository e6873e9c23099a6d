import { SIMULATOR } from "@/lib/pricing/rules";

/** Why the simulator counts with another price than the one it was given. */
export type PriceProblem = "below" | "above" | "unreadable";

/** The price that the simulator counts with, in whole euros, and what was wrong with the one given. */
export interface SimulatorPrice {
  price: number;
  problem: PriceProblem | null;
}

/**
 * The simulator's price, from what a person typed or the address carries ("300 000 €" is forgiven).
 * Out of bounds comes back to the nearest bound; what is not a number is the initial price. Nothing
 * given is no problem.
 */
export function simulatorPrice(raw: string | string[] | undefined): SimulatorPrice {
  const text = (Array.isArray(raw) ? raw[0] : raw)?.replaceAll(/[\s€]/g, "") ?? "";
  if (text === "") return { price: SIMULATOR.initial, problem: null };
  if (!/^\d{1,12}$/.test(text)) return { price: SIMULATOR.initial, problem: "unreadable" };
  const priceCents = Number(text);
  if (priceCents < SIMULATOR.min) return { price: SIMULATOR.min, problem: "below" };
  if (priceCents > SIMULATOR.max) return { price: SIMULATOR.max, problem: "above" };
  return { price: priceCents, problem: null };
}
