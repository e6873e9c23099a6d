import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { mailboxOf } from "../../../kernel/mailbox.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { accountCounter, countNetworkTry } from "../../../platform/attempts.ts";
import { writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { routes } from "../../../routes/public.ts";
import type { SignInContext } from "../../credentials.ts";
import { closeWaysIn } from "../../sessions/commands/close-ways-in.ts";
import { findReset } from "../queries/find-password-reset.ts";

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
  const found = await findReset(token, now);
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
