import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import { seal } from "../../../platform/seal.ts";
import type { Actor } from "../../../policy/actor.ts";
import { findSecondFactorSetup } from "../queries/find-second-factor-setup.ts";
import { secretContext } from "../secret-context.ts";
import { newTotpSecret } from "../totp.ts";
import type { SecondFactorSetup } from "../views.ts";
import { authorizeSecondFactorChange } from "./second-factor-change.ts";

/**
 * Begins, or begins again, to set an authenticator application up. It asks for nothing until its
 * first code is given.
 * @throws {DomainError} account.demo; account.second-factor-on when there is one already.
 */
export async function beginSecondFactor(
  actor: Actor,
  now = new Date(),
): Promise<SecondFactorSetup> {
  authorizeSecondFactorChange(actor);
  const { userId } = actor;
  const secretSealed = seal(newTotpSecret(), secretContext(userId));
  await writer().$transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: null } });
    const existing = await tx.secondFactor.findUnique({ where: { userId } });
    if (existing) throw new DomainError("account.second-factor-on");
    await tx.secondFactor.create({ data: { userId, secretSealed, createdAt: now } });
  });
  const setup = await findSecondFactorSetup(actor);
  if (!setup) throw new DomainError("account.second-factor-on");
  return setup;
}
