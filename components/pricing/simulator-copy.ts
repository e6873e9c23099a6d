import { formatPrice } from "../../lib/kernel/format.ts";

/** What the fee simulator says of a price that it can't count with. Prices in whole euros. */
export const SIMULATOR_NOTES = {
  below: (least: number) =>
    `Le simulateur commence à ${formatPrice(least * 100)} : voici le calcul pour ce prix.`,
  above: (most: number) =>
    `Le simulateur va jusqu’à ${formatPrice(most * 100)} : voici le calcul pour ce prix.`,
  unreadable: (used: number) =>
    `Ce prix ne se lit pas comme un nombre : voici le calcul pour ${formatPrice(used * 100)}.`,
} as const;
