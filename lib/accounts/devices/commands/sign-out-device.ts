import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { revokeSessionIn } from "../../sessions/commands/revoke-session.ts";

/** Strangers share a demonstration's account: none signs another out. */
function authorizeSignOut(actor: Actor): void {
  authorize(actor, "account.change");
  if (actor.isDemo) throw new DomainError("account.demo");
}

/**
 * Signs a device of the person out.
 * @throws {DomainError} account.demo; session.not-found for one that is over, or of somebody else.
 */
export async function signOutDevice(
  sessionId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorizeSignOut(actor);
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const ended = await revokeSessionIn(tx, { userId, sessionId }, now);
    if (!ended) throw new DomainError("session.not-found");
    await recordAudit(
      tx,
      {
        action: "session.revoked",
        subject: { type: "session", id: sessionId },
        actor,
        concernsId: userId,
      },
      now,
    );
  });
}

/**
 * Signs every device of the person out but the one in use.
 * @returns how many were.
 * @throws {DomainError} account.demo
 */
export async function signOutOtherDevices(actor: Actor, now = new Date()): Promise<number> {
  authorizeSignOut(actor);
  const { userId, sessionId } = actor;
  return writer().$transaction(async (tx) => {
    const others = await tx.session.findMany({
      where: { userId, revokedAt: null, expiresAt: { gt: now }, id: { not: sessionId } },
      select: { id: true },
    });
    for (const { id } of others) {
      await revokeSessionIn(tx, { userId, sessionId: id }, now);
      await recordAudit(
        tx,
        { action: "session.revoked", subject: { type: "session", id }, actor, concernsId: userId },
        now,
      );
    }
    return others.length;
  });
}
