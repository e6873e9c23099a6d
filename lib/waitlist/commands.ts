import { freeReferralCode } from "../accounts/queries/free-referral-code.ts";
import { spendSolution } from "../captcha/commands/spend-solution.ts";
import type { Solution } from "../captcha/rules.ts";
import { readSolution } from "../captcha/solutions.ts";
import { noteCaptchaUse } from "../captcha/suspicion.ts";
import { normalizeEmail } from "../kernel/email.ts";
import { DomainError, type ErrorCode } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { mailboxOf } from "../kernel/mailbox.ts";
import { roleFromOutside } from "../kernel/roles.ts";
import { queueMail } from "../mail/commands/queue-mail.ts";
import { countNetworkTry, isCounted, mayMail } from "../platform/attempts.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { type Once, onceTransaction } from "../platform/idempotency.ts";
import { keyedHash } from "../platform/keyed-hash.ts";
import type { Origin } from "../platform/request.ts";
import { lookAlikeOf } from "./address-lists.ts";
import { type LinkPurpose, readToken, statusToken } from "./links.ts";
import { confirmMail, knownMail, welcomeMail } from "./mails.ts";
import { type Entry, findEntry, findEntryOf, findFreeAccount } from "./queries.ts";
import {
  carryReferrals,
  dropTypedReferrer,
  noteReferral,
  settleReferralOf,
} from "./referrals/commands.ts";
import { deletedBefore, mayResend } from "./rules.ts";
import type { Subscription } from "./schemas.ts";

/** Where a request comes from, as far as the list asks. */
type Caller = Pick<Origin, "network" | "loopback">;

/** What stands for a network; none for who is not counted. */
function networkKeyOf(caller: Caller): string | null {
  return isCounted(caller) ? keyedHash("waitlist-network", caller.network) : null;
}

/** Whether the person of an entry may be written to again; counted by address and by network. */
function mayRemind({ confirmedAt, emailNormalized }: Entry, origin: Caller): Promise<boolean> {
  return mayMail(confirmedAt ? "waitlist-mail" : "confirmation-mail", emailNormalized, origin);
}

/** Queues the mail that an address on the list already is sent, if one is due. */
async function remind(tx: Transaction, entry: Entry, now: Date): Promise<void> {
  const { id, email, userId, confirmedAt, confirmationSentAt } = entry;
  if (confirmedAt === null) {
    if (!mayResend(confirmationSentAt, now)) return;
    const data = { confirmationSentAt: now };
    await tx.waitlistEntry.update({ where: { id }, data });
  }
  const mail = confirmedAt ? knownMail(id) : confirmMail(id, now);
  await queueMail(tx, { mail, to: email, userId }, now);
}

/** What a subscription came to. */
interface Subscribed {
  /** Whether the address was not on the list. */
  isNew: boolean;
}

/** Refusals that people do not meet by being slow, or by living beside a program. */
const FORGED: ReadonlySet<ErrorCode> = new Set(["captcha.invalid", "captcha.spent"]);

/** Writes an entry with the mail that confirms it. */
async function createEntry(
  tx: Transaction,
  input: Subscription,
  origin: Caller,
  now: Date,
): Promise<void> {
  const id = newId();
  await tx.waitlistEntry.create({
    data: {
      id,
      email: input.email,
      emailNormalized: normalizeEmail(input.email),
      mailbox: lookAlikeOf(mailboxOf(input.email)),
      role: roleFromOutside(input.role),
      referredBy: input.referredBy || null,
      source: input.source ?? null,
      networkKey: networkKeyOf(origin),
      createdAt: now,
      confirmationSentAt: now,
    },
    select: { id: true },
  });
  if (input.referredBy) await noteReferral(tx, { entryId: id, typed: input.referredBy }, now);
  await queueMail(tx, { mail: confirmMail(id, now), to: input.email }, now);
}

async function addToList(
  input: Subscription,
  solution: Solution,
  origin: Caller,
  now: Date,
): Promise<Once<Subscribed>> {
  const emailNormalized = normalizeEmail(input.email);
  const before = findEntryOf(emailNormalized);
  const isDue = before && (before.confirmedAt || mayResend(before.confirmationSentAt, now));
  const mayWrite = isDue ? await mayRemind(before, origin) : false;
  return onceTransaction(async (tx) => {
    // Bound to the address even where that is known: one answer tells of one address only.
    await spendSolution(tx, solution, emailNormalized, now);
    const entry = findEntryOf(emailNormalized);
    if (entry === null) await createEntry(tx, input, origin, now);
    else if (mayWrite) await remind(tx, entry, now);
    return { isNew: entry === null };
  });
}

/**
 * Puts an address on the waitlist, and sends it the link that confirms it. An address that is on it
 * is told so only to who solved a captcha for it (`assertNew`); its person is sent the link again, or
 * the one to their page.
 * @throws {DomainError} captcha.invalid, captcha.expired, captcha.code-required, captcha.spent
 */
export async function subscribe(
  input: Subscription,
  origin: Origin,
  now = new Date(),
): Promise<Once<Subscribed>> {
  let done: Once<Subscribed>;
  try {
    const solution = await readSolution(input.token, now);
    done = await addToList(input, solution, origin, now);
  } catch (error) {
    const speaksAgainst = DomainError.is(error) && FORGED.has(error.code);
    if (speaksAgainst) await noteCaptchaUse(origin, "refused");
    throw error;
  }
  await noteCaptchaUse(origin, "accepted");
  return done;
}

/** @throws {DomainError} waitlist.already-registered */
export function assertNew({ isNew }: Subscribed): void {
  if (!isNew) throw new DomainError("waitlist.already-registered");
}

/** The entry of a link. @throws {DomainError} account.link-spent, or request.too-many for who guesses. */
async function entryIdOf(
  token: unknown,
  purpose: LinkPurpose,
  caller: Caller,
  now: Date,
): Promise<string> {
  const id = readToken(token, purpose, now);
  if (id !== null) return id;
  await countNetworkTry({ ...caller, userAgent: null });
  throw new DomainError("account.link-spent");
}

/**
 * Confirms the address of an entry: its person has a place and a code, their account's if they have
 * one, and what they were brought by counts or is held. Said again it changes nothing.
 * @returns the link of the person's page.
 * @throws {DomainError} account.link-spent
 */
export async function confirmEntry(
  { token }: { token: string },
  context: Caller,
  now = new Date(),
): Promise<{ statusToken: string }> {
  const id = await entryIdOf(token, "confirmation", context, now);
  return writer().$transaction(async (tx) => {
    const entry = findEntry(id);
    if (!entry) throw new DomainError("account.link-spent");
    if (entry.confirmedAt) return { statusToken: statusToken(id) };
    const account = findFreeAccount(entry.emailNormalized);
    const code = account?.referralCode ?? freeReferralCode();
    await settleReferralOf(tx, entry, code, now);
    const joined = account && { userId: account.userId, joinedAt: account.createdAt };
    await tx.waitlistEntry.update({
      where: { id },
      data: { confirmedAt: now, referralCode: code, ...joined },
    });
    const userId = account?.userId ?? null;
    await queueMail(tx, { mail: welcomeMail(id, code), to: entry.email, userId }, now);
    return { statusToken: statusToken(id) };
  });
}

/**
 * Carries the waitlist's entry of an address over to the account that was just opened with it: its
 * code, which the account takes, and who brought whom. The address counts as confirmed by it.
 */
export async function joinFromWaitlist(
  tx: Transaction,
  { userId, emailNormalized }: { userId: string; emailNormalized: string },
  now: Date,
): Promise<void> {
  const entry = findEntryOf(emailNormalized);
  if (!entry || entry.userId !== null) return;
  let code = entry.referralCode;
  if (code === null) {
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user) return;
    code = user.referralCode;
    await settleReferralOf(tx, entry, code, now);
  } else {
    await tx.user.update({ where: { id: userId }, data: { referralCode: code } });
  }
  await tx.waitlistEntry.update({
    where: { id: entry.id },
    data: {
      userId,
      joinedAt: now,
      referralCode: code,
      confirmedAt: entry.confirmedAt ?? now,
    },
  });
  await dropTypedReferrer(tx, { userId, entryId: entry.id, code });
  await carryReferrals(tx, { entryId: entry.id, code });
}

const REMOVED = {
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
async function removeEntries(
  tx: Transaction,
  entries: readonly Pick<Entry, keyof typeof REMOVED>[],
): Promise<void> {
  const own = entries.filter(({ userId }) => userId === null);
  const codes = own.flatMap(({ referralCode }) => referralCode ?? []);
  await tx.waitlistReferral.deleteMany({ where: { referrerCode: { in: codes } } });
  const addresses = JSON.stringify(entries.flatMap((it) => [it.email, it.emailNormalized]));
  await tx.$executeRaw`DELETE FROM OutboxMail WHERE kind LIKE 'waitlist-%'
    AND (toAddress IN (SELECT value FROM json_each(${addresses}))
      OR lower(toAddress) IN (SELECT value FROM json_each(${addresses})))`;
  const ids = entries.map(({ id }) => id);
  await tx.waitlistEntry.deleteMany({ where: { id: { in: ids } } });
}

/**
 * Erases an entry for its person. Said again it changes nothing.
 * @throws {DomainError} account.link-spent
 */
export async function eraseEntry(
  { token }: { token: string },
  context: Caller,
  now = new Date(),
): Promise<void> {
  const id = await entryIdOf(token, "status", context, now);
  await writer().$transaction(async (tx) => {
    const entry = findEntry(id);
    if (entry) await removeEntries(tx, [entry]);
  });
}

/** Most entries forgotten in one transaction, so that nobody waits long for it. */
const DELETED_PER_RUN = 500;

/**
 * Forgets who never confirmed, who only waited for three years, and which network anybody came from
 * a month ago.
 */
export async function purgeWaitlist(now = new Date()): Promise<void> {
  const { unconfirmed, networks, prospects } = deletedBefore(now);
  await writer().$transaction((tx) =>
    tx.waitlistEntry.updateMany({
      where: { networkKey: { not: null }, createdAt: { lte: networks } },
      data: { networkKey: null },
    }),
  );
  let removed: number;
  do {
    removed = await writer().$transaction(async (tx) => {
      const entries = await tx.waitlistEntry.findMany({
        where: {
          userId: null,
          OR: [
            { confirmedAt: null, confirmationSentAt: { lte: unconfirmed } },
            {
              confirmedAt: { lt: prospects },
              OR: [{ invitedAt: null }, { invitedAt: { lt: prospects } }],
            },
          ],
        },
        select: REMOVED,
        take: DELETED_PER_RUN,
      });
      if (entries.length > 0) await removeEntries(tx, entries);
      return entries.length;
    });
  } while (removed === DELETED_PER_RUN);
}
