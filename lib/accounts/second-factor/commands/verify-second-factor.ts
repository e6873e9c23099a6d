import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { unseal } from "../../../platform/seal.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { readCode } from "../rules.ts";
import { secretContext } from "../secret-context.ts";
import { matchingStep } from "../totp.ts";

/**
 * Whether a code is the person's, and of which kind: one of the application, of a step later than
 * any taken before, or a recovery code that was not spent. Either is then spent: no code is taken
 * twice, even at once. Null where the person has no second factor.
 */
export function verifySecondFactor(
  userId: string,
  code: string,
  now = new Date(),
): Promise<"totp" | "recovery" | null> {
  const typed = readCode(code);
  if (!typed) return Promise.resolve(null);
  return writer().$transaction((tx) =>
    typed.kind === "totp"
      ? takeTotp(tx, userId, typed.code, now)
      : spendRecoveryCode(tx, userId, typed.code, now),
  );
}

async function takeTotp(tx: Transaction, userId: string, code: string, now: Date) {
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  if (!factor?.confirmedAt) return null;
  const secret = unseal(factor.secretSealed, secretContext(userId));
  const step = secret === null ? null : matchingStep(secret, code, now);
  if (step === null) return null;
  const { count } = await tx.secondFactor.updateMany({
    where: {
      userId,
      secretSealed: factor.secretSealed,
      OR: [{ lastStep: null }, { lastStep: { lt: step } }],
    },
    data: { lastStep: step },
  });
  return count === 1 ? "totp" : null;
}

async function spendRecoveryCode(tx: Transaction, userId: string, code: string, now: Date) {
  const { count } = await tx.recoveryCode.updateMany({
    where: { hash: tokenHash(code), userId, spentAt: null },
    data: { spentAt: now },
  });
  if (count === 0) return null;
  await recordAudit(
    tx,
    {
      action: "account.recovery-code-spent",
      subject: { type: "user", id: userId },
      actor: { userId, sessionId: null },
      concernsId: userId,
    },
    now,
  );
  return "recovery";
}
