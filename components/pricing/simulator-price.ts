import { type NumberProblem, readAmount } from "@/lib/kernel/read-number";
import { isBlank } from "@/lib/kernel/text";
import { SIMULATOR } from "@/lib/pricing/rules";

/** Why the simulator counts with another price than the one it was given, or with none. */
export type PriceProblem = "below" | "above" | NumberProblem;

/** The price that the simulator counts with, in cents, and what was wrong with the one given. */
export interface SimulatorPrice {
  /** As it was typed; what is counted, where nothing was. */
  text: string | null;
  /** Null where the text can't be read: nothing is counted instead of it. */
  priceCents: number | null;
  problem: PriceProblem | null;
}

/**
 * The simulator's price, from what a person typed or the address carries. Out of bounds comes back to the
 * nearest bound, which is reported; nothing given is the initial price.
 */
export function simulatorPrice(raw: string | string[] | undefined): SimulatorPrice {
  const [text = ""] = [raw].flat();
  const [min, max] = [SIMULATOR.min * 100, SIMULATOR.max * 100];
  if (isBlank(text)) return { text: null, priceCents: SIMULATOR.initial * 100, problem: null };
  const read = readAmount(text);
  if ("problem" in read) {
    return { text: text.slice(0, MAX_SHOWN), priceCents: null, problem: read.problem };
  }
  if (read.value < min) return { text: null, priceCents: min, problem: "below" };
  if (read.value > max) return { text: null, priceCents: max, problem: "above" };
  return { text: null, priceCents: read.value, problem: null };
}

/** Most characters of an unreadable price that its field shows again. */
const MAX_SHOWN = 60;
