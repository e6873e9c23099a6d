import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { createAccount } from "./create-account.ts";

/**
 * Turns a registration into an account, with its role, in the caller's transaction.
 * @returns whose it is, and what was being done when it was made.
 */
export async function openRegisteredAccount(
  tx: Transaction,
  pendingId: string,
  now: Date,
): Promise<{ userId: string; intent: string | null }> {
  const pending = await tx.pendingRegistration.findUnique({ where: { id: pendingId } });
  if (!pending) throw new DomainError("account.link-spent");
  const { email, emailNormalized, firstName, lastName, phone, passwordHash, role } = pending;
  if (passwordHash === null) throw new DomainError("account.link-spent");
  const userId = await createAccount(
    tx,
    {
      email,
      emailNormalized,
      firstName,
      lastName,
      phone,
      passwordHash,
      role,
      referredBy: pending.referredBy,
    },
    now,
  );
  await tx.session.deleteMany({ where: { pendingId } });
  await tx.pendingRegistration.update({
    where: { id: pendingId },
    data: {
      firstName: "",
      lastName: "",
      phone: "",
      passwordHash: null,
      referredBy: null,
      intent: null,
    },
  });
  return { userId, intent: pending.intent };
}
