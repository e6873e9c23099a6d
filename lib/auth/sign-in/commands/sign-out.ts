import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { activeRoles, type Role } from "../../../kernel/roles.ts";
import { writer } from "../../../platform/db/clients.ts";
import { tokenHash } from "../../../platform/tokens.ts";

/**
 * Ends the session of a token, and leaves the person at the buyer's role, or at the first one
 * held. Nothing happens for a token of nobody.
 */
export async function signOut(token: string, now = new Date()): Promise<void> {
  await writer().$transaction(async (tx) => {
    const session = await tx.session.findUnique({
      where: { tokenHash: tokenHash(token) },
      include: { user: { include: { roles: { orderBy: { requestedAt: "asc" } } } } },
    });
    if (!session || session.revokedAt !== null) return;
    await tx.session.update({ where: { id: session.id }, data: { revokedAt: now } });
    const { user } = session;
    if (!user) return;
    const held: Role[] = activeRoles(user.roles);
    const activeRole = held.includes("buyer") ? "buyer" : held[0];
    if (activeRole && activeRole !== user.activeRole) {
      await tx.user.update({ where: { id: user.id }, data: { activeRole } });
    }
    await recordAudit(
      tx,
      {
        action: "account.signed-out",
        subject: { type: "session", id: session.id },
        actor: { userId: user.id, sessionId: session.id },
        concernsId: user.id,
      },
      now,
    );
  });
}
