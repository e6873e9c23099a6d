import { recordAudit } from "../../audit/commands.ts";
import { DomainError } from "../../kernel/errors.ts";
import { authorize } from "../../policy/can.ts";
import { writer } from "../../server/db/clients.ts";
import { revokeSessionIn } from "../sessions/commands.ts";
import type { Actor } from "../sessions/queries.ts";

/**
 * Signs a device of the person out. Done from the demonstration's accounts too: it ends a session
 * and changes no means of access.
 * @throws {DomainError} session.not-found for one that is over, or of somebody else.
 */
export async function signOutDevice(
  sessionId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
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

/** Signs every device of the person out but the one in use. @returns how many were. */
export async function signOutOtherDevices(actor: Actor, now = new Date()): Promise<number> {
  authorize(actor, "account.change");
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
