import { DomainError } from "../../../kernel/errors.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { writer } from "../../../platform/db/clients.ts";
import { unseal } from "../../../platform/seal.ts";
import type { Actor } from "../../../policy/actor.ts";
import { revokeSessionsIn } from "../../sessions/commands/revoke-session.ts";
import { readCode } from "../rules.ts";
import { secretContext } from "../secret-context.ts";
import { matchingStep } from "../totp.ts";
import { replaceRecoveryCodes } from "./renew-recovery-codes.ts";
import {
  auditSecondFactorChange,
  authorizeSecondFactorChange,
  secondFactorChangeMail,
} from "./second-factor-change.ts";

/**
 * Ends the setup with a first code: from now on each login asks for one. The other sessions end.
 * @returns the recovery codes, which can't be shown again.
 * @throws {DomainError} account.demo, account.code-refused, account.second-factor-on
 */
export async function confirmSecondFactor(
  actor: Actor,
  code: string,
  now = new Date(),
): Promise<{ recoveryCodes: string[] }> {
  authorizeSecondFactorChange(actor);
  const { userId, sessionId } = actor;
  const typed = readCode(code);
  if (typed?.kind !== "totp") throw new DomainError("account.code-refused");
  const mail = secondFactorChangeMail(actor, true, now);
  return writer().$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId } });
    if (factor?.confirmedAt) throw new DomainError("account.second-factor-on");
    const secret = factor && unseal(factor.secretSealed, secretContext(userId));
    const step = secret ? matchingStep(secret, typed.code, now) : null;
    if (!factor || step === null) throw new DomainError("account.code-refused");
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: now, lastStep: step } });
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await revokeSessionsIn(tx, { userId, except: sessionId }, now);
    await auditSecondFactorChange(tx, actor, "account.second-factor-added", now);
    await queueMail(tx, { mail, to: actor.email, userId }, now);
    return { recoveryCodes };
  });
}
