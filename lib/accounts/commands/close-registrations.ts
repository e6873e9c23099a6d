import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Ends the links of an address's registrations: it has an account. The registrations wait on, like
 * those of an address that had one all along: whoever made them must not see that one was opened.
 */
export async function closeRegistrations(tx: Transaction, emailNormalized: string): Promise<void> {
  await tx.oneTimeToken.deleteMany({ where: { pending: { emailNormalized } } });
}
