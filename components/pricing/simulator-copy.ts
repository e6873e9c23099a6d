import { AMOUNT_PROBLEMS } from "../../lib/content/number-problems.ts";
import { formatPrice } from "../../lib/kernel/format.ts";
import type { PriceProblem } from "./simulator-price.ts";

/** What the fee simulator says of a price that it can't count with. */
export const SIMULATOR_NOTES = {
  below: (leastCents: number) =>
    `Le simulateur commence à ${formatPrice(leastCents)} : voici le calcul pour ce prix.`,
  above: (mostCents: number) =>
    `Le simulateur va jusqu’à ${formatPrice(mostCents)} : voici le calcul pour ce prix.`,
  /** In the place of the result. */
  unread: "Corrigez le prix pour voir le calcul.",
} as const;

/** The note of a problem, under the field. */
export function simulatorNote(problem: PriceProblem, countedCents: number | null): string {
  if (problem === "below" || problem === "above") {
    return countedCents === null ? "" : SIMULATOR_NOTES[problem](countedCents);
  }
  return AMOUNT_PROBLEMS[problem];
}
