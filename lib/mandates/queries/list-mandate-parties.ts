import { reads } from "../../platform/db/read.ts";
import type { Party } from "../parties.ts";

/** The parties of some mandates, each in its order. */
export async function listMandateParties(
  numbers: readonly number[],
): Promise<(Party & { mandateNumber: number })[]> {
  if (numbers.length === 0) return [];
  return reads()
    .selectFrom("MandateParty")
    .select(["mandateNumber", "kind", "name", "representative", "email", "address"])
    .where("mandateNumber", "in", numbers)
    .orderBy("mandateNumber")
    .orderBy("position")
    .execute();
}
