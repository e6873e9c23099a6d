import { normalizeEmail } from "../../kernel/email.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/**
 * The account of a lead's person, by the account that they signed in with, else by their address: nobody is their own
 * looper, signed in or not.
 */
export async function accountOfContact(
  tx: Transaction,
  { contactId, contactEmail }: { contactId: string | null; contactEmail: string | null },
): Promise<string | null> {
  if (contactId !== null || contactEmail === null) return contactId;
  const account = await tx.user.findUnique({
    where: { emailNormalized: normalizeEmail(contactEmail) },
    select: { id: true },
  });
  return account?.id ?? null;
}
