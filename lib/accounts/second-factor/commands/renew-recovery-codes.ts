import { DomainError } from "../../../kernel/errors.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import type { Actor } from "../../../policy/actor.ts";
import { newRecoveryCode, RECOVERY_CODES } from "../rules.ts";
import { auditSecondFactorChange, authorizeSecondFactorChange } from "./second-factor-change.ts";

/** Replaces the person's recovery codes. @returns the new ones: only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ hash: tokenHash(code.replaceAll("-", "")), userId })),
  });
  return codes;
}

/**
 * Gives new recovery codes; the old ones are of no use any more.
 * @throws {DomainError} account.demo, account.second-factor-off
 */
export async function renewRecoveryCodes(
  actor: Actor,
  now = new Date(),
): Promise<{ recoveryCodes: string[] }> {
  authorizeSecondFactorChange(actor);
  const { userId } = actor;
  return writer().$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId } });
    if (!factor?.confirmedAt) throw new DomainError("account.second-factor-off");
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await auditSecondFactorChange(tx, actor, "account.recovery-codes-renewed", now);
    return { recoveryCodes };
  });
}
