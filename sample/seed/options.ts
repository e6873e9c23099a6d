import { parseArgs } from "node:util";
import { MAX_INDEX } from "../catalogue/ids.ts";

/** What `npm run db:seed` was asked for. */
export interface SeedOptions {
  /** Listings the catalogue should have. */
  count: number;
  seed: number;
  /** Do nothing to a database that was filled once. */
  ifEmpty: boolean;
}

/** The seed of the catalogue unless another is asked for. */
export const DEFAULT_SEED = 1;

export const USAGE = `Usage: npm run db:seed -- [--count <listings>] [--seed <number>] [--if-empty]
  --count     listings the generated catalogue should have (default: SEED_CATALOGUE)
  --seed      number the catalogue is drawn from (default: ${DEFAULT_SEED})
  --if-empty  leave a database that was filled once as it is`;

/**
 * Reads the command line; `catalogueSize` is the configured number of listings.
 * @throws {Error} one sentence that names what is wrong.
 */
export function parseOptions(args: readonly string[], catalogueSize: number): SeedOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: "string" },
      seed: { type: "string" },
      "if-empty": { type: "boolean", default: false },
    },
  });
  return {
    count: wholeNumber("--count", values.count, catalogueSize, MAX_INDEX),
    seed: wholeNumber("--seed", values.seed, DEFAULT_SEED, 2 ** 31 - 1),
    ifEmpty: values["if-empty"],
  };
}

function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  most: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text.replaceAll("_", ""));
  if (!/^[\d_]+$/.test(text) || value > most) {
    throw new Error(`${name} must be a whole number from 0 to ${most}.`);
  }
  return value;
}
