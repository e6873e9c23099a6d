import type { SignInContext, StoredSignIn } from "../accounts/credentials.ts";
import { findAddressHolder } from "../accounts/queries/find-address-holder.ts";

import { openSessionIn } from "../accounts/sessions/commands/open-session.ts";
import {
  repeatedSessionToken,
  sealIntent,
} from "../accounts/sessions/commands/repeated-sign-in.ts";
import { ERROR_SENTENCES } from "../content/errors.ts";
import { readErrand } from "../intents/tokens.ts";
import { normalizeEmail } from "../kernel/email.ts";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import type { SelfAssignableRole } from "../kernel/roles.ts";
import { daysBefore } from "../kernel/time.ts";
import { queueMail } from "../mail/commands/queue-mail.ts";
import { newMail } from "../mail/kinds.ts";
import { accountCounter, countNetworkTry, mayMail } from "../platform/attempts.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import { type Once, onceTransaction } from "../platform/idempotency.ts";
import { absoluteUrl } from "../platform/links.ts";
import { hashPassword, isPassword } from "../platform/passwords.ts";
import { newToken, tokenHash } from "../platform/tokens.ts";
import type { Pending } from "../policy/actor.ts";
import { routes } from "../routes/public.ts";
import { findInvitation } from "../waitlist/queries.ts";
import { createAccount } from "./accounts/commands.ts";
import { findConfirmation, findPendingIntent, findPendingPassword } from "./queries.ts";
import { CONFIRMATION_HOURS, confirmationExpiry } from "./rules.ts";

/** What opens an account (registrationSchema). */
interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  roles: SelfAssignableRole[];
  referredBy?: string | undefined;
  /** The secret of an invitation from the waitlist. */
  invitation?: string | undefined;
  /** What was being done (lib/intents), signed. */
  intention?: string | undefined;
}

/** A registration as it is kept until it is confirmed. */
type PendingRow = Prisma.PendingRegistrationUncheckedCreateInput & {
  intent: string | null;
  expiresAt: Date;
};

/** The mail of an address: how to confirm it, or that it has an account already. */
function mailFor(email: string, firstName: string, token: string, intent: string | null) {
  const holder = findAddressHolder(email);
  if (holder) {
    return newMail("address-known", {
      firstName: holder.firstName,
      loginLink: absoluteUrl(intent === null ? routes.login() : routes.loginForIntent(intent)),
      resetLink: absoluteUrl(routes.passwordReset),
    });
  }
  return newMail("confirm-address", {
    firstName,
    link: absoluteUrl(routes.confirmAddress(token)),
    validHours: CONFIRMATION_HOURS,
  });
}

/**
 * Whether who registers followed a link that was sent to the very address: it is theirs, and no
 * other mail needs to show it.
 */
function isInvited(emailNormalized: string, invitation: string | undefined, now: Date): boolean {
  const found = findInvitation(invitation, now);
  if (found === null || normalizeEmail(found.email) !== emailNormalized) return false;
  return findAddressHolder(emailNormalized) === null;
}

/**
 * Takes a registration. No account is opened and no address is taken by it: a link in a mail does
 * that, so that nobody registers in somebody else's name. A known address is answered as another
 * is, after the same work; its owner reads in a mail that it has an account. Who was invited to the
 * address has had that mail: the account opens at once.
 * @returns a session of the registration, which shows that it waits, or of the account (`signInOf`).
 * @throws {DomainError} request.too-many
 */
export async function register(
  input: Registration,
  context: SignInContext,
  now = new Date(),
): Promise<Once<StoredSignIn>> {
  await countNetworkTry(context);
  const [role] = input.roles;
  if (!role) throw new DomainError("request.invalid");
  const emailNormalized = normalizeEmail(input.email);
  const pending: PendingRow = {
    id: newId(),
    email: input.email,
    emailNormalized,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    passwordHash: await hashPassword(input.password),
    role,
    referredBy: input.referredBy ?? null,
    intent: readErrand(input.intention, now) ? (input.intention ?? null) : null,
    createdAt: now,
    expiresAt: confirmationExpiry(now),
  };
  return isInvited(emailNormalized, input.invitation, now)
    ? openAtOnce(pending, context, now)
    : sendConfirmation(pending, context, now);
}

/** Opens the account of who was invited. */
async function openAtOnce(
  pending: PendingRow,
  { userAgent, replaces = null }: SignInContext,
  now: Date,
): Promise<Once<StoredSignIn>> {
  return onceTransaction(async (tx) => {
    await tx.pendingRegistration.create({ data: pending });
    const { userId, intent } = await openAccount(tx, pending.id, now);
    const token = repeatedSessionToken();
    await openSessionIn(tx, { userId, remember: false, userAgent, replaces, token }, now);
    return { remember: false, userId, sealedIntent: sealIntent(intent) };
  });
}

/** Keeps a registration until the link in its mail is used. */
async function sendConfirmation(
  pending: PendingRow,
  context: SignInContext,
  now: Date,
): Promise<Once<StoredSignIn>> {
  const { id: pendingId, email, emailNormalized, firstName, intent, expiresAt } = pending;
  const confirming = newToken();
  const mail = mailFor(emailNormalized, firstName, confirming, intent);
  const mayWrite = await mayMail("confirmation-mail", emailNormalized, context);
  return onceTransaction(async (tx) => {
    await tx.pendingRegistration.create({ data: pending });
    await tx.oneTimeToken.create({
      data: {
        hash: tokenHash(confirming),
        purpose: "email_confirmation",
        pendingId,
        createdAt: now,
        expiresAt,
      },
    });
    if (mayWrite) await queueMail(tx, { mail, to: email }, now);
    const { userAgent, replaces = null } = context;
    const token = repeatedSessionToken();
    await openSessionIn(tx, { pendingId, remember: false, userAgent, replaces, token }, now);
    return { remember: false, userId: null, sealedIntent: null };
  });
}

/** Sends the mail of a registration once more, with a link of its own. */
export async function resendConfirmation(
  { pendingId, email, firstName }: Pending,
  context: SignInContext,
  now = new Date(),
): Promise<void> {
  await countNetworkTry(context);
  const emailNormalized = normalizeEmail(email);
  if (!(await mayMail("confirmation-mail", emailNormalized, context))) {
    throw new DomainError("request.too-many");
  }
  const confirming = newToken();
  const mail = mailFor(emailNormalized, firstName, confirming, findPendingIntent(pendingId));
  await writer().$transaction(async (tx) => {
    await tx.oneTimeToken.create({
      data: {
        hash: tokenHash(confirming),
        purpose: "email_confirmation",
        pendingId,
        createdAt: now,
        expiresAt: confirmationExpiry(now),
      },
    });
    await queueMail(tx, { mail, to: email }, now);
  });
}

/**
 * Opens the account of a registration whose address was shown to be the person's. The browser that
 * registered needs nothing else; another one gives the password that was chosen: else a stranger
 * could register with somebody's address and their own password, and wait for the link to be used.
 * @throws {DomainError} account.link-spent, account.password-wrong, account.too-many-tries
 */
export async function confirmAddress(
  { token, password }: { token: string; password?: string | undefined },
  { pendingId: ownPending, ...context }: SignInContext & { pendingId: string | null },
  now = new Date(),
): Promise<Once<StoredSignIn>> {
  await countNetworkTry(context);
  const found = findConfirmation(token, now);
  if (!found) throw new DomainError("account.link-spent");
  if (found.pendingId !== ownPending) {
    await accountCounter(`pending ${found.pendingId}`, null).count();
    const stored = findPendingPassword(found.pendingId);
    if (!(await isPassword(password ?? "", stored))) {
      const { detail } = ERROR_SENTENCES["account.password-wrong"];
      throw new DomainError("account.password-wrong", { password: detail });
    }
  }
  return onceTransaction(async (tx) => {
    const { userId, intent } = await openAccount(tx, found.pendingId, now);
    const { userAgent, replaces = null } = context;
    const secret = repeatedSessionToken();
    const session = { userId, remember: false, userAgent, replaces, token: secret };
    await openSessionIn(tx, session, now);
    return { remember: false, userId, sealedIntent: sealIntent(intent) };
  });
}

/**
 * Turns a registration into an account, with its role, in the caller's transaction.
 * @returns whose it is, and what was being done when it was made.
 */
async function openAccount(
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

/** Days for which a session that is over is still named in its person's journal. */
const ENDED_SESSIONS_DAYS = 90;

/**
 * Deletes registrations that were never confirmed, the secrets that are of no use any more, and
 * sessions that ended three months ago.
 */
export async function deleteExpired(now = new Date()): Promise<void> {
  const lte = daysBefore(now, ENDED_SESSIONS_DAYS);
  await writer().$transaction(async (tx) => {
    await tx.pendingRegistration.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.pendingMessage.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.oneTimeToken.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.emailChange.deleteMany({ where: { expiresAt: { lte: now } } });
    await tx.session.deleteMany({
      where: { OR: [{ expiresAt: { lte } }, { revokedAt: { lte } }] },
    });
  });
}
