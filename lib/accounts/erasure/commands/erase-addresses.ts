import { normalizeEmail } from "../../../kernel/email.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { normalizeReferralCode } from "../../referral-code.ts";
import { ERASED_FULL_NAME } from "../rules.ts";

/** An address that a person has or had. */
interface OwnAddress {
  emailNormalized: string;
  /** As the database has it: what was written there later is another account's. Null: all is theirs. */
  until: string | null;
}

/** Every address of the person's account, with the end of theirs where another account has or had it. */
async function ownAddresses(tx: Transaction, userId: string): Promise<OwnAddress[]> {
  return tx.$queryRaw<OwnAddress[]>`
    SELECT own.emailNormalized, CASE
        WHEN count(*) > count(own.until) THEN NULL
        WHEN EXISTS (SELECT 1 FROM User u WHERE u.emailNormalized = own.emailNormalized)
          OR EXISTS (SELECT 1 FROM FormerEmail f WHERE f.emailNormalized = own.emailNormalized
            AND f.userId <> ${userId}) THEN max(own.until) END AS until
    FROM (
      SELECT emailNormalized, NULL AS until FROM User WHERE id = ${userId}
      UNION ALL SELECT emailNormalized, until FROM FormerEmail WHERE userId = ${userId}
      UNION ALL SELECT emailNormalized, joinedAt FROM WaitlistEntry WHERE userId = ${userId}
    ) own GROUP BY own.emailNormalized`;
}

/** Texts that SQLite can't compare as we do: its lower() knows ASCII only. */
const ODD = "*[^ -~]*";

/** How the addresses are written where nothing but the text says whose it is. */
async function spellingsOf(
  tx: Transaction,
  addresses: readonly OwnAddress[],
): Promise<Map<string, string[]>> {
  const spellings = new Map(addresses.map(({ emailNormalized: it }) => [it, [it]]));
  const odd = await tx.$queryRaw<{ text: string }[]>`
    SELECT toAddress AS text FROM OutboxMail WHERE toAddress GLOB ${ODD}
    UNION SELECT contactEmail FROM Lead WHERE contactEmail GLOB ${ODD}
    UNION SELECT email FROM ListingReport WHERE email GLOB ${ODD}`;
  for (const { text } of odd) spellings.get(normalizeEmail(text))?.push(text);
  return spellings;
}

/** Deletes or empties what is found by an address alone, not by whose account it is. */
async function eraseUnder(
  tx: Transaction,
  { emailNormalized, until }: OwnAddress,
  spellings: readonly string[],
  now: Date,
): Promise<void> {
  const texts = JSON.stringify(spellings);
  await tx.$executeRaw`DELETE FROM OutboxMail WHERE userId IS NULL
    AND (${until} IS NULL OR createdAt <= ${until})
    AND (toAddress IN (SELECT value FROM json_each(${texts}))
      OR lower(trim(toAddress)) IN (SELECT value FROM json_each(${texts})))`;
  await tx.$executeRaw`UPDATE Lead SET contactName = ${ERASED_FULL_NAME}, contactEmail = NULL,
      contactPhone = NULL, updatedAt = ${toDbInstant(now)}
    WHERE (${until} IS NULL OR createdAt <= ${until})
    AND (contactEmail IN (SELECT value FROM json_each(${texts}))
      OR lower(trim(contactEmail)) IN (SELECT value FROM json_each(${texts})))`;
  await tx.$executeRaw`UPDATE ListingReport SET email = NULL, text = ''
    WHERE (${until} IS NULL OR createdAt <= ${until})
    AND (email IN (SELECT value FROM json_each(${texts}))
      OR lower(trim(email)) IN (SELECT value FROM json_each(${texts})))`;
  await tx.$executeRaw`DELETE FROM PendingRegistration WHERE emailNormalized = ${emailNormalized}
    AND (${until} IS NULL OR createdAt <= ${until})`;
  await tx.$executeRaw`DELETE FROM PendingMessage WHERE emailNormalized = ${emailNormalized}
    AND (${until} IS NULL OR createdAt <= ${until})`;
  // What others asked to have: the way back to an address that they had is theirs.
  await tx.$executeRaw`DELETE FROM EmailChange WHERE emailNormalized = ${emailNormalized}
    AND NOT restores AND (${until} IS NULL OR createdAt <= ${until})`;
}

/**
 * Deletes the person's places on the waitlist, who brought them, and whom their codes brought.
 * @returns every referral code that was theirs.
 */
async function eraseWaiting(
  tx: Transaction,
  userId: string,
  addresses: readonly OwnAddress[],
): Promise<string[]> {
  const held = JSON.stringify(addresses);
  const entries = await tx.$queryRaw<{ id: string; referralCode: string | null }[]>`
    SELECT e.id, e.referralCode FROM WaitlistEntry e WHERE e.userId = ${userId}
      OR (e.userId IS NULL AND EXISTS (SELECT 1 FROM json_each(${held}) a
        WHERE a.value ->> 'emailNormalized' = e.emailNormalized
        AND (a.value ->> 'until' IS NULL OR e.createdAt <= a.value ->> 'until')))`;
  const person = await tx.user.findUnique({ where: { id: userId } });
  const codes = [person, ...entries].flatMap((it) => it?.referralCode ?? []);
  await tx.waitlistReferral.deleteMany({ where: { referrerCode: { in: codes } } });
  await tx.waitlistEntry.deleteMany({ where: { id: { in: entries.map(({ id }) => id) } } });
  return codes;
}

/** Clears what others typed to say that the person brought them: a code, or an address. */
async function clearTypedReferrers(
  tx: Transaction,
  codes: readonly string[],
  addresses: readonly OwnAddress[],
): Promise<void> {
  const isOfThePerson = ({ text }: { text: string }) =>
    codes.includes(normalizeReferralCode(text)) ||
    addresses.some(
      ({ emailNormalized }) =>
        text.toLowerCase().includes(emailNormalized) ||
        text.split(/[\s<>(),;]+/).some((word) => normalizeEmail(word) === emailNormalized),
    );
  const known = JSON.stringify(codes);
  const plain = await tx.$queryRaw<{ id: string; text: string }[]>`
    SELECT id, referredBy AS text FROM WaitlistEntry WHERE referredBy IS NOT NULL
    AND (upper(replace(replace(referredBy, ' ', ''), '-', '')) IN (SELECT value FROM json_each(${known}))
      OR referredBy LIKE '%@%' OR referredBy GLOB ${ODD})
    UNION ALL SELECT id, referredBy FROM PendingRegistration
    WHERE referredBy IN (SELECT value FROM json_each(${known}))`;
  const where = { id: { in: plain.filter(isOfThePerson).map(({ id }) => id) } };
  await tx.waitlistEntry.updateMany({ where, data: { referredBy: null } });
  await tx.pendingRegistration.updateMany({ where, data: { referredBy: null } });
}

/**
 * Erases what stands under any address that the person ever had, in the caller's transaction, and
 * what others' rows hold of their addresses and codes. Call it while the account still has its own.
 */
export async function eraseAddresses(tx: Transaction, userId: string, now: Date): Promise<void> {
  const addresses = await ownAddresses(tx, userId);
  const spellings = await spellingsOf(tx, addresses);
  await tx.outboxMail.deleteMany({ where: { userId } });
  const codes = await eraseWaiting(tx, userId, addresses);
  await clearTypedReferrers(tx, codes, addresses);
  for (const address of addresses) {
    await eraseUnder(tx, address, spellings.get(address.emailNormalized) ?? [], now);
  }
  await tx.formerEmail.deleteMany({ where: { userId } });
}
