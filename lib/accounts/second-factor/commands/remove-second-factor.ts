import { DomainError } from "../../../kernel/errors.ts";
import { holds } from "../../../kernel/roles.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import {
  auditSecondFactorChange,
  authorizeSecondFactorChange,
  secondFactorChangeMail,
} from "./second-factor-change.ts";

/**
 * Removes the second factor and its recovery codes.
 * @throws {DomainError} account.demo; account.second-factor-required for a trust manager;
 * account.second-factor-off
 */
export async function removeSecondFactor(actor: Actor, now = new Date()): Promise<void> {
  authorizeSecondFactorChange(actor);
  if (holds(actor.roles, "trust_manager")) throw new DomainError("account.second-factor-required");
  const { userId } = actor;
  const mail = secondFactorChangeMail(actor, false, now);
  await writer().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    });
    if (count === 0) throw new DomainError("account.second-factor-off");
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await auditSecondFactorChange(tx, actor, "account.second-factor-removed", now);
    await queueMail(tx, { mail, to: actor.email, userId }, now);
  });
}
