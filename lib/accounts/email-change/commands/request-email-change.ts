import { ACCOUNT_FIELDS } from "../../../content/account-fields.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { HOUR_MS } from "../../../kernel/time.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { countNetworkTry, mayMail } from "../../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { routes } from "../../../routes/public.ts";
import type { SignInContext } from "../../credentials.ts";
import { provePassword } from "../../passwords/commands/prove-password.ts";
import { findAddressHolder } from "../../queries/find-address-holder.ts";

/** Hours for which the link changes the address. */
const CHANGE_HOURS = 24;

/**
 * Sends a link to the address that a person wants: only its use changes the account. Where somebody
 * has that address already, a mail informs them of it, and the requester reads the same answer as
 * ever.
 * @throws {DomainError} account.demo, account.password-wrong, account.too-many-tries,
 * request.invalid for one's present address, request.too-many
 */
export async function requestEmailChange(
  { email, password }: { email: string; password: string },
  actor: Actor,
  context: SignInContext,
  now = new Date(),
): Promise<Once<{ sent: boolean }>> {
  authorize(actor, "account.change");
  if (actor.isDemo) throw new DomainError("account.demo");
  await provePassword(password, actor, context);
  const emailNormalized = normalizeEmail(email);
  if (emailNormalized === normalizeEmail(actor.email)) {
    throw new DomainError("request.invalid", { email: ACCOUNT_FIELDS.sameEmail });
  }
  await countNetworkTry(context);
  if (!(await mayMail("confirmation-mail", emailNormalized, context))) {
    throw new DomainError("request.too-many");
  }
  const holder = await findAddressHolder(emailNormalized);
  const token = newToken();
  const mail = holder
    ? newMail("address-known", {
        firstName: holder.firstName,
        loginLink: absoluteUrl(routes.login()),
        resetLink: absoluteUrl(routes.passwordReset),
      })
    : newMail("confirm-new-address", {
        firstName: actor.firstName,
        link: absoluteUrl(routes.newAddress(token)),
        validHours: CHANGE_HOURS,
      });
  return onceTransaction(async (tx) => {
    // One at a time: the link that was sent last is the one that counts.
    await tx.emailChange.deleteMany({ where: { userId: actor.userId, restores: false } });
    await tx.emailChange.create({
      data: {
        hash: tokenHash(token),
        userId: actor.userId,
        email,
        emailNormalized,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CHANGE_HOURS * HOUR_MS),
      },
    });
    await queueMail(tx, { mail, to: email }, now);
    return { sent: true };
  });
}
