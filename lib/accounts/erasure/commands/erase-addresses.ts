import { normalizeEmail } from "../../../kernel/email.ts";
import { emptyLeads } from "../../../leads/commands/empty-leads.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { Prisma } from "../../../platform/db/generated/client.ts";
import { hasOddText } from "../../../platform/db/odd-text.ts";
import { normalizeReferralCode } from "../../referral-code.ts";
import { ERASED_FULL_NAME } from "../rules.ts";
import { emptyContacts } from "./empty-contacts.ts";

/** An address that a person has or had. */
interface OwnAddress {
  emailNormalized: string;
  /** What was written there later is another account's. Null: all is theirs. */
  until: Date | null;
}

/** Every address of the person's account, with the end of theirs where another account has or had it. */
async function ownAddresses(tx: Transaction, userId: string): Promise<OwnAddress[]> {
  const person = await tx.user.findUnique({ where: { id: userId } });
  const former = await tx.formerEmail.findMany({ where: { userId } });
  const waiting = await tx.waitlistEntry.findMany({ where: { userId } });
  const ends = new Map<string, Date>();
  for (const { emailNormalized, until } of [
    ...former,
    ...waiting.map(({ emailNormalized, joinedAt }) => ({ emailNormalized, until: joinedAt })),
  ]) {
    const known = ends.get(emailNormalized);
    if (until !== null && (known === undefined || known < until)) ends.set(emailNormalized, until);
  }
  const present = person?.emailNormalized;
  if (present !== undefined) ends.delete(present);
  const left = { emailNormalized: { in: [...ends.keys()] } };
  const others = new Set(
    [
      ...(await tx.user.findMany({ where: left })),
      ...(await tx.formerEmail.findMany({ where: { ...left, userId: { not: userId } } })),
    ].map(({ emailNormalized }) => emailNormalized),
  );
  return [
    ...(present === undefined ? [] : [{ emailNormalized: present, until: null }]),
    ...[...ends].map(([emailNormalized, end]) => ({
      emailNormalized,
      until: others.has(emailNormalized) ? end : null,
    })),
  ];
}

/** What was written while an address was the person's. */
const whileOwn = ({ until }: OwnAddress) => (until === null ? {} : { createdAt: { lte: until } });

/** Columns of addresses as they were typed, where nothing but the text says whose they are. */
const TYPED = {
  mails: { table: `"OutboxMail"`, column: `"toAddress"` },
  leads: { table: `"Lead"`, column: `"contactEmail"` },
  reports: { table: `"ListingReport"`, column: `"email"` },
} as const;

/** The ids of a table's rows, by the one of the addresses that is typed there, however it is. */
async function idsByAddress(
  tx: Transaction,
  { table, column }: (typeof TYPED)[keyof typeof TYPED],
  addresses: readonly OwnAddress[],
): Promise<Map<string, string[]>> {
  const ids = new Map(addresses.map(({ emailNormalized }) => [emailNormalized, [] as string[]]));
  if (ids.size === 0) return ids;
  const typed = Prisma.raw(column);
  const rows = await tx.$queryRaw<{ id: string; text: string }[]>`
    SELECT "id", ${typed} AS "text" FROM ${Prisma.raw(table)}
    WHERE lower(trim(${typed})) IN (${Prisma.join([...ids.keys()])}) OR ${hasOddText(column)}`;
  for (const { id, text } of rows) ids.get(normalizeEmail(text))?.push(id);
  return ids;
}

/** Deletes or empties what is found by an address alone, not by whose account it is. */
async function eraseUnder(
  tx: Transaction,
  addresses: readonly OwnAddress[],
  now: Date,
): Promise<void> {
  const mails = await idsByAddress(tx, TYPED.mails, addresses);
  const leads = await idsByAddress(tx, TYPED.leads, addresses);
  const reports = await idsByAddress(tx, TYPED.reports, addresses);
  for (const address of addresses) {
    const { emailNormalized } = address;
    const written = whileOwn(address);
    await tx.outboxMail.deleteMany({
      where: { id: { in: mails.get(emailNormalized) ?? [] }, userId: null, ...written },
    });
    const own = await tx.lead.findMany({
      where: { id: { in: leads.get(emailNormalized) ?? [] }, ...written },
      select: { id: true },
    });
    await emptyLeads(
      tx,
      own.map(({ id }) => id),
      ERASED_FULL_NAME,
      now,
    );
    await tx.listingReport.updateMany({
      where: { id: { in: reports.get(emailNormalized) ?? [] }, ...written },
      data: { email: null, text: "" },
    });
    await tx.pendingRegistration.deleteMany({ where: { emailNormalized, ...written } });
    await tx.pendingMessage.deleteMany({ where: { emailNormalized, ...written } });
    await tx.pendingContact.deleteMany({ where: { emailNormalized, ...written } });
    await emptyContacts(tx, { emailNormalized, userId: null, ...written }, now);
    // What others asked to have: the way back to an address that they had is theirs.
    await tx.emailChange.deleteMany({ where: { emailNormalized, restores: false, ...written } });
  }
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
  const entries = await tx.waitlistEntry.findMany({
    where: {
      OR: [
        { userId },
        ...addresses.map((address) => ({
          userId: null,
          emailNormalized: address.emailNormalized,
          ...whileOwn(address),
        })),
      ],
    },
    select: { id: true, referralCode: true },
  });
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
  if (codes.length === 0) return;
  const isOfThePerson = ({ text }: { text: string }) =>
    codes.includes(normalizeReferralCode(text)) ||
    addresses.some(
      ({ emailNormalized }) =>
        text.toLowerCase().includes(emailNormalized) ||
        text.split(/[\s<>(),;]+/).some((word) => normalizeEmail(word) === emailNormalized),
    );
  const typed = await tx.$queryRaw<{ id: string; text: string }[]>`
    SELECT "id", "referredBy" AS "text" FROM "WaitlistEntry" WHERE "referredBy" IS NOT NULL
    AND (upper(replace(replace("referredBy", ' ', ''), '-', '')) IN (${Prisma.join(codes)})
      OR "referredBy" LIKE '%@%' OR ${hasOddText(`"referredBy"`)})`;
  const ids = typed.filter(isOfThePerson).map(({ id }) => id);
  await tx.waitlistEntry.updateMany({ where: { id: { in: ids } }, data: { referredBy: null } });
  await tx.pendingRegistration.updateMany({
    where: { referredBy: { in: [...codes] } },
    data: { referredBy: null },
  });
}

/**
 * Erases what stands under any address that the person ever had, in the caller's transaction, and
 * what others' rows hold of their addresses and codes. Call it while the account still has its own.
 */
export async function eraseAddresses(tx: Transaction, userId: string, now: Date): Promise<void> {
  const addresses = await ownAddresses(tx, userId);
  await tx.outboxMail.deleteMany({ where: { userId } });
  const codes = await eraseWaiting(tx, userId, addresses);
  await clearTypedReferrers(tx, codes, addresses);
  await eraseUnder(tx, addresses, now);
  await emptyContacts(tx, { userId }, now);
  await tx.formerEmail.deleteMany({ where: { userId } });
}
