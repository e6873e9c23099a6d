import type { NumberProblems } from "./number-problems.ts";

/** The messages at the field of a surface: apart from those of amounts, which more pages load. */
export const SURFACE_PROBLEMS: NumberProblems = {
  unreadable: "Écrivez la surface en m², par exemple 63,5",
  ambiguous: "Écrivez la surface en m², par exemple 63,5",
  decimals: "Écrivez deux chiffres au plus après la virgule, par exemple 63,25",
  negative: "Écrivez une surface positive, par exemple 63,5",
  "too-large": "Cette surface est trop grande",
};
