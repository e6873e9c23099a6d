import type { Transaction } from "../../platform/db/clients.ts";
import { isJointlySigned } from "../parties.ts";
import { mandateInForce } from "./mandate-in-force.ts";
import { mandateParties } from "./mandate-parties.ts";

/** Whether what is decided about a property takes more than its seller's word: several parties gave its mandate. */
export async function isJointlySold(tx: Transaction, propertyId: string): Promise<boolean> {
  const mandate = await mandateInForce(tx, propertyId);
  return mandate !== null && isJointlySigned(await mandateParties(tx, mandate.number));
}
