import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Gives somebody the leads of sellers that were begun without an account under an address of theirs, which they have
 * proven: what they do with their home from then on moves these.
 */
export async function adoptLeads(
  tx: Transaction,
  { userId, emailNormalized }: { userId: string; emailNormalized: string },
): Promise<void> {
  await tx.lead.updateMany({
    where: {
      kind: "seller",
      contactEmail: emailNormalized,
      contactId: null,
      // Nobody becomes a seller to themselves.
      OR: [{ ambassadorId: null }, { ambassadorId: { not: userId } }],
    },
    data: { contactId: userId },
  });
}
