import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { mailboxOf } from "../../../kernel/mailbox.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { accountCounter } from "../../../platform/attempts.ts";
import { writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { routes } from "../../../routes/public.ts";
import type { SignInContext, SignInResult } from "../../credentials.ts";
import { closeWaysIn } from "../../sessions/commands/close-ways-in.ts";
import { openSessionIn } from "../../sessions/commands/open-session.ts";
import { provePassword, wrongPassword } from "./prove-password.ts";

/**
 * Changes the person's own password. Every session ends, and every link that was sent; the person
 * goes on with a new one.
 * @returns that session, for the cookie.
 * @throws {DomainError} account.demo, account.password-wrong, account.too-many-tries;
 * request.signed-out when the session ended meanwhile.
 */
export async function changePassword(
  { currentPassword, password }: { currentPassword: string; password: string },
  actor: Actor,
  context: Pick<SignInContext, "deviceProof" | "userAgent">,
  now = new Date(),
): Promise<SignInResult> {
  authorize(actor, "account.change");
  if (actor.isDemo) throw new DomainError("account.demo");
  const stored = await provePassword(currentPassword, actor, context, "currentPassword");
  const { userId, sessionId, remember, email, firstName } = actor;
  const passwordHash = await hashPassword(password);
  const mail = newMail("password-changed", {
    firstName,
    at: now,
    resetLink: absoluteUrl(routes.passwordReset),
  });
  const token = await writer().$transaction(async (tx) => {
    const isLive = await tx.session.count({
      where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now } },
    });
    if (isLive === 0) throw new DomainError("request.signed-out");
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: stored, erasedAt: null },
      data: { passwordHash },
    });
    // Changed meanwhile: what was given is not the present one any more.
    if (count === 0) throw wrongPassword("currentPassword");
    await closeWaysIn(tx, { userId, except: sessionId }, now);
    await recordAudit(
      tx,
      {
        action: "account.password-changed",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
      },
      now,
    );
    await queueMail(tx, { mail, to: email, userId }, now);
    const { userAgent } = context;
    return openSessionIn(tx, { userId, remember, userAgent, continues: sessionId }, now);
  });
  await accountCounter(mailboxOf(email), null).clear();
  return { kind: "signed-in", token, remember, userId };
}
