import { MAX_SCENARIO_NAME } from "./rules.ts";

/** What is wrong with the name of a simulation, or with the simulation. */
export const SCENARIO_PROBLEMS = {
  noName: "Donnez un nom à cette simulation.",
  longName: `${MAX_SCENARIO_NAME} caractères au plus.`,
  taken: "Une de vos simulations porte déjà ce nom.",
  unread: "Calculez d’abord la simulation, puis enregistrez-la.",
} as const;
