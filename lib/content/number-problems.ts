import { formatBasisPoints, formatPrice } from "../kernel/format.ts";
import type { NumberProblem } from "../kernel/read-number.ts";

/** The messages at the field of a number that can't be read, and what to write instead. */
export type NumberProblems = Readonly<Record<NumberProblem, string>>;

export const AMOUNT_PROBLEMS: NumberProblems = {
  unreadable: "Écrivez le montant en euros, par exemple 350\u00a0000",
  ambiguous:
    "Ce montant peut se lire de deux façons\u00a0: écrivez-le par exemple 350\u00a0000, ou 350\u00a0000,50 avec des centimes",
  decimals: "Écrivez deux chiffres au plus après la virgule, par exemple 350\u00a0000,50",
  negative: "Écrivez un montant positif, par exemple 350\u00a0000",
  "too-large": "Ce montant est trop grand",
};

const RATE_PROBLEMS: NumberProblems = {
  unreadable: "Écrivez le taux en pour cent, par exemple 3,40",
  ambiguous: "Écrivez le taux en pour cent, par exemple 3,40",
  decimals: "Écrivez deux chiffres au plus après la virgule, par exemple 3,40",
  negative: "Écrivez un taux positif, par exemple 3,40",
  "too-large": "Ce taux est trop grand",
};

/** What can be wrong with a number that has bounds. */
type BoundedProblem = NumberProblem | "too-small";

interface Bounds {
  min: number;
  max: number;
}

/** The same of an amount that has bounds, in cents. */
export function amountProblem(problem: BoundedProblem, { min, max }: Bounds): string {
  return problem === "too-small" || problem === "too-large"
    ? `Indiquez un montant entre ${formatPrice(min)} et ${formatPrice(max)}`
    : AMOUNT_PROBLEMS[problem];
}

/** The same of a rate that has bounds, in basis points. */
export function rateProblem(problem: BoundedProblem, { min, max }: Bounds): string {
  return problem === "too-small" || problem === "too-large"
    ? `Indiquez un taux entre ${formatBasisPoints(min)} et ${formatBasisPoints(max)}`
    : RATE_PROBLEMS[problem];
}
