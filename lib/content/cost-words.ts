import { joinWords } from "../kernel/format.ts";

/** Costs of a home that a listing may not give, where a sum says what it leaves out. */
export const COST_WORDS = {
  charges: "charges de copropriété",
  energy: "énergie",
  tax: "taxe foncière",
} as const;

/** "hors énergie et taxe foncière"; null where a sum has everything. */
export const excludedCosts = (unknown: readonly (keyof typeof COST_WORDS)[]): string | null =>
  unknown.length === 0 ? null : `hors ${joinWords(unknown.map((part) => COST_WORDS[part]))}`;
