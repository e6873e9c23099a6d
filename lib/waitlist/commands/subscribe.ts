import { spendSolution } from "../../captcha/commands/spend-solution.ts";
import { withSolution } from "../../captcha/commands/with-solution.ts";
import type { Solution } from "../../captcha/rules.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { mailboxOf } from "../../kernel/mailbox.ts";
import { roleFromOutside } from "../../kernel/roles.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { isCounted, mayMail } from "../../platform/attempts.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import type { Origin } from "../../platform/request.ts";
import { lookAlikeOf } from "../address-lists.ts";
import { confirmMail, knownMail } from "../mails.ts";
import { type Entry, findEntryOf } from "../queries/find-entry.ts";
import { mayResend } from "../rules.ts";
import type { Subscription } from "../schemas.ts";
import type { ListCaller } from "./entry-of-link.ts";
import { noteReferral } from "./note-referral.ts";

/** What stands for a network; none for a caller who is not counted. */
function networkKeyOf(caller: ListCaller): string | null {
  return isCounted(caller) ? keyedHash("waitlist-network", caller.network) : null;
}

/** Whether the person of an entry may be written to again; counted by address and by network. */
function mayRemind({ confirmedAt, emailNormalized }: Entry, origin: ListCaller): Promise<boolean> {
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

/** Writes an entry with the mail that confirms it. */
async function createEntry(
  tx: Transaction,
  input: Subscription,
  origin: ListCaller,
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
  origin: ListCaller,
  now: Date,
): Promise<Once<Subscribed>> {
  const emailNormalized = normalizeEmail(input.email);
  const before = await findEntryOf(emailNormalized);
  const isDue = before && (before.confirmedAt || mayResend(before.confirmationSentAt, now));
  const mayWrite = isDue ? await mayRemind(before, origin) : false;
  return onceTransaction(async (tx) => {
    // Bound to the address even where that is known: one answer reveals one address only.
    await spendSolution(tx, solution, emailNormalized, now);
    const entry = await findEntryOf(emailNormalized);
    if (entry === null) await createEntry(tx, input, origin, now);
    else if (mayWrite) await remind(tx, entry, now);
    return { isNew: entry === null };
  });
}

/**
 * Puts an address on the waitlist, and sends it the link that confirms it. That an address is on it
 * is reported only to a caller who solved a captcha for it (`assertNew`); the address's person is
 * sent the link again, or the one to their page.
 * @throws {DomainError} captcha.invalid, captcha.expired, captcha.code-required, captcha.spent
 */
export async function subscribe(
  input: Subscription,
  origin: Origin,
  now = new Date(),
): Promise<Once<Subscribed>> {
  return withSolution({ token: input.token, origin, now }, (solution) =>
    addToList(input, solution, origin, now),
  );
}

/** @throws {DomainError} waitlist.already-registered */
export function assertNew({ isNew }: Subscribed): void {
  if (!isNew) throw new DomainError("waitlist.already-registered");
}
