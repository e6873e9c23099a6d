import type { Transaction } from "../../platform/db/clients.ts";

/**
 * Carries referrals that count over to accounts: this one, that of an entry, those of a code. A
 * person who had an account before they subscribed was brought by nobody.
 */
export async function carryReferrals(
  tx: Transaction,
  {
    referralId = "",
    entryId = "",
    code = "",
  }: { [K in "referralId" | "entryId" | "code"]?: string },
): Promise<void> {
  await tx.$executeRaw`UPDATE "User" SET "referredById" = (
      SELECT g."id" FROM "WaitlistEntry" e JOIN "WaitlistReferral" r ON r."entryId" = e."id"
        JOIN "User" g ON g."referralCode" = r."referrerCode"
      WHERE e."userId" = "User"."id" AND g."id" <> "User"."id" AND g."erasedAt" IS NULL)
    WHERE "referredById" IS NULL AND "erasedAt" IS NULL AND "id" IN (
      SELECT e."userId" FROM "WaitlistReferral" r JOIN "WaitlistEntry" e ON e."id" = r."entryId"
      WHERE r."status" = 'counted' AND e."joinedAt" >= e."createdAt"
        AND (r."id" = ${referralId} OR r."entryId" = ${entryId} OR r."referrerCode" = ${code}))`;
}
