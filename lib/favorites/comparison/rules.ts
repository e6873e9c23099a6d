import { isId } from "../../kernel/ids.ts";
import { FEATURES, type Feature } from "../../kernel/property-kinds.ts";

/** Most listings that are compared side by side. */
export const MAX_COMPARED = 4;

/** The listings that an address names, "a,b" or repeated: each once, in its order, those beyond four left out. */
export function comparedIds(value: string | readonly string[] | undefined): {
  ids: string[];
  /** Whether some were left out. */
  more: boolean;
} {
  const named = [value ?? []]
    .flat()
    .slice(0, 50)
    .flatMap((text) => text.split(",", 50));
  const ids = [...new Set(named.map((text) => text.trim()).filter(isId))];
  return { ids: ids.slice(0, MAX_COMPARED), more: ids.length > MAX_COMPARED };
}

/** The features that some of the listings have and others do not, in the order of all features. */
export function differingFeatures(
  listings: readonly { features: readonly Feature[] }[],
): Feature[] {
  return FEATURES.filter((feature) => {
    const having = listings.filter(({ features }) => features.includes(feature)).length;
    return having > 0 && having < listings.length;
  });
}

/** Figures of which the smallest is the best one, or the largest. */
export type Better = "lower" | "higher";

/** Which of some figures are the best: none where all are the same, or fewer than two are known. */
export function bestOf(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  if (new Set(known).size < 2) return values.map(() => false);
  const best = better === "lower" ? Math.min(...known) : Math.max(...known);
  return values.map((value) => value === best);
}
