import { OWNED_OUTCOMES, type OwnedOutcome } from "@/lib/routes/space";

/** What was just done in the list of properties, and with which. */
export interface Done {
  outcome: OwnedOutcome;
  propertyId: string | null;
}

/** What the address of the list says was done; null where it says nothing that we know. */
export function doneOf(state: unknown, property: unknown): Done | null {
  const outcome = OWNED_OUTCOMES.find((each) => each === state);
  if (outcome === undefined) return null;
  return { outcome, propertyId: typeof property === "string" ? property : null };
}
