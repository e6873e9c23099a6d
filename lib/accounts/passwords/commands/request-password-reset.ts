import { normalizeEmail } from "../../../kernel/email.ts";
import { MINUTE_MS } from "../../../kernel/time.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { countNetworkTry, mayMail, RESET_MINUTES } from "../../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { newToken, tokenHash } from "../../../platform/tokens.ts";
import { routes } from "../../../routes/public.ts";
import type { SignInContext } from "../../credentials.ts";
import { isDemoAddress } from "../../demo.ts";
import { findAddressHolder } from "../../queries/find-address-holder.ts";

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
  const holder = isDemoAddress(emailNormalized) ? null : await findAddressHolder(emailNormalized);
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
