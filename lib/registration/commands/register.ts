import type { SignInContext, StoredSignIn } from "../../accounts/credentials.ts";
import { findAddressHolder } from "../../accounts/queries/find-address-holder.ts";
import { openSessionIn } from "../../accounts/sessions/commands/open-session.ts";
import {
  repeatedSessionToken,
  sealIntent,
} from "../../accounts/sessions/commands/repeated-sign-in.ts";
import { readErrand } from "../../intents/tokens.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { SelfAssignableRole } from "../../kernel/roles.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { countNetworkTry, mayMail } from "../../platform/attempts.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { findInvitation } from "../../waitlist/queries/find-invitation.ts";
import { confirmationExpiry } from "../rules.ts";
import { confirmationMailFor } from "./confirmation-mail.ts";
import { openRegisteredAccount } from "./open-registered-account.ts";

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

/**
 * Whether who registers followed a link that was sent to the very address: it is theirs, and no
 * other mail needs to show it.
 */
async function isInvited(
  emailNormalized: string,
  invitation: string | undefined,
  now: Date,
): Promise<boolean> {
  const found = await findInvitation(invitation, now);
  if (found === null || normalizeEmail(found.email) !== emailNormalized) return false;
  return (await findAddressHolder(emailNormalized)) === null;
}

/**
 * Takes a registration. No account is opened and no address is taken by it: a link in a mail does
 * that, so that nobody registers in somebody else's name. A known address is answered as another
 * is, after the same work; its owner reads in a mail that it has an account. A person who was
 * invited at the address has had that mail: the account opens at once.
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
  return (await isInvited(emailNormalized, input.invitation, now))
    ? openAtOnce(pending, context, now)
    : sendConfirmation(pending, context, now);
}

/** Opens the account of a person who was invited. */
async function openAtOnce(
  pending: PendingRow,
  { userAgent, replaces = null }: SignInContext,
  now: Date,
): Promise<Once<StoredSignIn>> {
  return onceTransaction(async (tx) => {
    await tx.pendingRegistration.create({ data: pending });
    const { userId, intent } = await openRegisteredAccount(tx, pending.id, now);
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
  const mail = await confirmationMailFor(emailNormalized, firstName, confirming, intent);
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
