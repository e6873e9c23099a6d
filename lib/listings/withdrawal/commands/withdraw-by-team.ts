import type { PropertyStatus } from "../../../kernel/property-kinds.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { statusAfter } from "../../states/rules.ts";
import { endPlansIn } from "./end-plans.ts";

/**
 * The team takes a listing off the site, in the caller's transaction, with its pending visits and offers.
 * @returns false where its status forbids it, or is another one by now: nothing of the transaction may stay then
 */
export async function withdrawByTeam(
  tx: Transaction,
  { id, status }: { id: string; status: PropertyStatus },
  now: Date,
): Promise<boolean> {
  if (statusAfter("withdraw", status, "trust_manager") !== "withdrawn") return false;
  await endPlansIn(tx, { id }, now);
  const { count } = await tx.property.updateMany({
    where: { id, status },
    data: { status: "withdrawn", withdrawnAt: now },
  });
  return count > 0;
}
