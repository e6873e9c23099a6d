import type { Transaction } from "../../platform/db/clients.ts";
import { Prisma } from "../../platform/db/generated/client.ts";
import type { Entry } from "../queries/find-entry.ts";

export const REMOVED_COLUMNS = {
  id: true,
  email: true,
  emailNormalized: true,
  userId: true,
  referralCode: true,
} as const;

/**
 * Removes entries with their mails, which say what they held. Whom their people brought goes with
 * them too, unless they have an account: then those are the account's.
 */
export async function removeEntries(
  tx: Transaction,
  entries: readonly Pick<Entry, keyof typeof REMOVED_COLUMNS>[],
): Promise<void> {
  const own = entries.filter(({ userId }) => userId === null);
  const codes = own.flatMap(({ referralCode }) => referralCode ?? []);
  await tx.waitlistReferral.deleteMany({ where: { referrerCode: { in: codes } } });
  const addresses = Prisma.join(entries.flatMap((it) => [it.email, it.emailNormalized]));
  await tx.$executeRaw`DELETE FROM "OutboxMail" WHERE "kind" LIKE 'waitlist-%'
    AND ("toAddress" IN (${addresses}) OR lower("toAddress") IN (${addresses}))`;
  const ids = entries.map(({ id }) => id);
  await tx.waitlistEntry.deleteMany({ where: { id: { in: ids } } });
}
