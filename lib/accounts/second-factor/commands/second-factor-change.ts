import type { AuditAction } from "../../../audit/actions.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newMail } from "../../../mail/kinds.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { spaceRoutes } from "../../../routes/space.ts";

/** @throws {DomainError} account.demo: those accounts are shared. */
export function authorizeSecondFactorChange(actor: Actor): void {
  authorize(actor, "account.change");
  if (actor.isDemo) throw new DomainError("account.demo");
}

export function auditSecondFactorChange(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  now: Date,
) {
  const { userId } = actor;
  const subject = { type: "user", id: userId } as const;
  return recordAudit(tx, { action, subject, actor, concernsId: userId }, now);
}

export const secondFactorChangeMail = ({ firstName }: Actor, added: boolean, now: Date) =>
  newMail("second-factor-changed", {
    firstName,
    added,
    at: now,
    settingsLink: absoluteUrl(spaceRoutes.settingsTab("securite")),
  });
