import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands.ts";
import { DomainError } from "../../kernel/errors.ts";
import { holds } from "../../kernel/roles.ts";
import { queueMail } from "../../mail/commands.ts";
import { newMail } from "../../mail/kinds.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { seal, unseal } from "../../platform/seal.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { revokeSessionsIn } from "../sessions/commands.ts";
import { findSecondFactorSetup, secretContext } from "./queries.ts";
import { newRecoveryCode, RECOVERY_CODES, readCode } from "./rules.ts";
import { matchingStep, newTotpSecret } from "./totp.ts";
import type { SecondFactorSetup } from "./views.ts";

/** @throws {DomainError} account.demo: those accounts are shared. */
function authorizeChange(actor: Actor): void {
  authorize(actor, "account.change");
  if (actor.isDemo) throw new DomainError("account.demo");
}

function auditChange(tx: Transaction, actor: Actor, action: AuditAction, now: Date) {
  const { userId } = actor;
  const subject = { type: "user", id: userId } as const;
  return recordAudit(tx, { action, subject, actor, concernsId: userId }, now);
}

const changeMail = ({ firstName }: Actor, added: boolean, now: Date) =>
  newMail("second-factor-changed", {
    firstName,
    added,
    at: now,
    settingsLink: absoluteUrl(spaceRoutes.settingsTab("securite")),
  });

/** Replaces the person's recovery codes. @returns the new ones: only their hashes are stored. */
async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ hash: tokenHash(code.replaceAll("-", "")), userId })),
  });
  return codes;
}

/**
 * Begins, or begins again, to set an authenticator application up. It asks for nothing until its
 * first code is given.
 * @throws {DomainError} account.demo; account.second-factor-on when there is one already.
 */
export async function beginSecondFactor(
  actor: Actor,
  now = new Date(),
): Promise<SecondFactorSetup> {
  authorizeChange(actor);
  const { userId } = actor;
  const secretSealed = seal(newTotpSecret(), secretContext(userId));
  await writer().$transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: null } });
    const existing = await tx.secondFactor.findUnique({ where: { userId } });
    if (existing) throw new DomainError("account.second-factor-on");
    await tx.secondFactor.create({ data: { userId, secretSealed, createdAt: now } });
  });
  const setup = findSecondFactorSetup(actor);
  if (!setup) throw new DomainError("account.second-factor-on");
  return setup;
}

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
  authorizeChange(actor);
  const { userId, sessionId } = actor;
  const typed = readCode(code);
  if (typed?.kind !== "totp") throw new DomainError("account.code-refused");
  const mail = changeMail(actor, true, now);
  return writer().$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId } });
    if (factor?.confirmedAt) throw new DomainError("account.second-factor-on");
    const secret = factor && unseal(factor.secretSealed, secretContext(userId));
    const step = secret ? matchingStep(secret, typed.code, now) : null;
    if (!factor || step === null) throw new DomainError("account.code-refused");
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: now, lastStep: step } });
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await revokeSessionsIn(tx, { userId, except: sessionId }, now);
    await auditChange(tx, actor, "account.second-factor-added", now);
    await queueMail(tx, { mail, to: actor.email, userId }, now);
    return { recoveryCodes };
  });
}

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

/**
 * Gives new recovery codes; the old ones are of no use any more.
 * @throws {DomainError} account.demo, account.second-factor-off
 */
export async function renewRecoveryCodes(
  actor: Actor,
  now = new Date(),
): Promise<{ recoveryCodes: string[] }> {
  authorizeChange(actor);
  const { userId } = actor;
  return writer().$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId } });
    if (!factor?.confirmedAt) throw new DomainError("account.second-factor-off");
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await auditChange(tx, actor, "account.recovery-codes-renewed", now);
    return { recoveryCodes };
  });
}

/**
 * Removes the second factor and its recovery codes.
 * @throws {DomainError} account.demo; account.second-factor-required for a trust manager;
 * account.second-factor-off
 */
export async function removeSecondFactor(actor: Actor, now = new Date()): Promise<void> {
  authorizeChange(actor);
  if (holds(actor.roles, "trust_manager")) throw new DomainError("account.second-factor-required");
  const { userId } = actor;
  const mail = changeMail(actor, false, now);
  await writer().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    });
    if (count === 0) throw new DomainError("account.second-factor-off");
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await auditChange(tx, actor, "account.second-factor-removed", now);
    await queueMail(tx, { mail, to: actor.email, userId }, now);
  });
}
