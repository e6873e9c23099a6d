import { type InputProblems, InputReader, type LoanInputs, typedNumber } from "./inputs.ts";
import { type HomeCosts, YEARLY_PARTS, yearlyCentsOf } from "./monthly-cost.ts";

/** Names of the simulator's fields of a home's yearly costs, and of the listing that they are of. */
export const COST_FIELDS = {
  listing: "bien",
  charges: "copropriete",
  energy: "energie",
  tax: "taxe-fonciere",
} as const;

/** Yearly costs that can be typed, in cents: of one that is not known, nothing is. */
export const YEARLY_BOUNDS = { min: 1_00, max: 1_000_000_00 } as const;

/**
 * The yearly costs that the simulator's fields say, and what is wrong with them.
 * @param known of the listing that the form is of: what is typed as it says has its source
 */
export function readCosts(
  inputs: LoanInputs,
  known: HomeCosts | null = null,
): { costs: HomeCosts; problems: InputProblems } {
  const reader = new InputReader(inputs);
  const costs: HomeCosts = { charges: null, energy: null, tax: null };
  for (const part of YEARLY_PARTS) {
    const typedCents = reader.amount(COST_FIELDS[part], null, YEARLY_BOUNDS);
    if (known !== null && typedCents === yearlyCentsOf(known, part)) {
      Object.assign(costs, { [part]: known[part] });
    } else if (typedCents !== null) {
      costs[part] = { typedCents };
    }
  }
  return { costs, problems: reader.problems };
}

/** What the fields hold of a listing, as an address carries it. */
export function costParameters(costs: HomeCosts): Record<string, string | null> {
  return Object.fromEntries(
    YEARLY_PARTS.map((part) => {
      const cents = yearlyCentsOf(costs, part);
      return [COST_FIELDS[part], cents === null ? null : typedNumber(cents)];
    }),
  );
}
