import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Gives somebody the threads with the team that were begun without an account under an address of theirs, which they
 * have proven: they find them in their messages.
 */
export async function adoptContacts(
  tx: Transaction,
  { userId, emailNormalized }: { userId: string; emailNormalized: string },
): Promise<void> {
  await tx.contactRequest.updateMany({
    where: { emailNormalized, userId: null },
    data: { userId },
  });
}
