import { recordAudit } from "../../audit/commands.ts";
import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { mailboxOf } from "../../kernel/mailbox.ts";
import { MINUTE_MS } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands.ts";
import { newMail } from "../../mail/kinds.ts";
import {
  accountCounter,
  countNetworkTry,
  mayMail,
  RESET_MINUTES,
} from "../../platform/attempts.ts";
import { writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { routes } from "../../routes/public.ts";
import type { SignInContext } from "../credentials.ts";
import { isDemoAddress } from "../demo.ts";
import { findAddressHolder } from "../queries.ts";
import { closeWaysIn } from "../sessions/commands.ts";
import { findReset } from "./queries.ts";

/**
 * Sends the way to a new password, or word that the address has no account. Whoever asks reads the
 * same, after the same work.
 * @returns null where the address was sent as many as it may be
 * @throws {DomainError} request.too-many
 */
export async function requestPasswordReset(
  { email }: { email: string },
  context: SignInContext,
  now = new Date(),
): Promise<Once<{ sent: boolean }> | null> {
  await countNetworkTry(context);
  const emailNormalized = normalizeEmail(email);
  // The demonstration's password is everybody's.
  const holder = isDemoAddress(emailNormalized) ? null : findAddressHolder(emailNormalized);
  const token = newToken();
  const mail = holder
    ? newMail("reset-password", {
        firstName: holder.firstName,
        link: absoluteUrl(routes.newPassword(token)),
        validMinutes: RESET_MINUTES,
      })
    : newMail("no-account", { registerLink: absoluteUrl(routes.register()) });
  if (!(await mayMail("reset-mail", emailNormalized, context))) return null;
  const hash = tokenHash(token);
  return onceTransaction(async (tx) => {
    if (holder) {
      await tx.oneTimeToken.create({
        data: {
          hash,
          purpose: "password_reset",
          userId: holder.userId,
          createdAt: now,
          expiresAt: new Date(now.getTime() + RESET_MINUTES * MINUTE_MS),
        },
      });
    } else {
      // As many statements as for an address that is known: it ends a token that nobody has.
      await tx.oneTimeToken.updateMany({ where: { hash }, data: { spentAt: now } });
    }
    const to = holder?.email ?? email;
    await queueMail(tx, { mail, to, userId: holder?.userId ?? null }, now);
    return { sent: true };
  });
}

/**
 * Sets the password that the holder of a link chose: every session ends, and every other link.
 * @throws {DomainError} account.link-spent
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  context: SignInContext,
  now = new Date(),
): Promise<{ userId: string }> {
  await countNetworkTry(context);
  const found = findReset(token, now);
  if (!found) throw new DomainError("account.link-spent");
  const { userId, email, firstName } = found;
  const passwordHash = await hashPassword(password);
  const mail = newMail("password-changed", {
    firstName,
    at: now,
    resetLink: absoluteUrl(routes.passwordReset),
  });
  await writer().$transaction(async (tx) => {
    const { count } = await tx.oneTimeToken.updateMany({
      where: { hash: tokenHash(token), spentAt: null },
      data: { spentAt: now },
    });
    if (count === 0) throw new DomainError("account.link-spent");
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await closeWaysIn(tx, { userId }, now);
    await recordAudit(
      tx,
      {
        action: "account.password-reset",
        subject: { type: "user", id: userId },
        actor: { userId, sessionId: null },
        concernsId: userId,
      },
      now,
    );
    await queueMail(tx, { mail, to: email, userId }, now);
  });
  await accountCounter(mailboxOf(email), null).clear();
  return { userId };
}
