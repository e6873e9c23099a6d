import type { Transaction } from "../../platform/db/clients.ts";
import { readOwnership } from "../schemas.ts";

/** Gives a new listing of a dwelling the people whom its withdrawn one named to sell it. */
export async function carryOwnership(
  tx: Transaction,
  { relistedFromId, propertyId }: { relistedFromId: string; propertyId: string },
  now: Date,
): Promise<void> {
  const row = await tx.ownership.findUnique({ where: { propertyId: relistedFromId } });
  if (row === null) return;
  const content = readOwnership(row.content);
  await tx.ownership.create({ data: { propertyId, content, updatedAt: now } });
}
