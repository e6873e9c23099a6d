import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import type { Role } from "../../../kernel/roles.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isRole } from "../rules.ts";

/**
 * Shows the screens of another role that the person holds, in force.
 * @throws {DomainError} role.not-held
 */
export async function switchRole(
  { role }: { role: Role },
  actor: Actor,
  now = new Date(),
): Promise<{ role: Role }> {
  authorize(actor, "role.switch");
  if (!isRole(role)) throw new DomainError("role.not-held");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const grant = await tx.roleGrant.findFirst({ where: { userId, role, status: "active" } });
    if (!grant) throw new DomainError("role.not-held");
    const { count } = await tx.user.updateMany({
      where: { id: userId, activeRole: { not: role } },
      data: { activeRole: role },
    });
    // Already there: nothing was done.
    if (count === 0) return;
    await recordAudit(
      tx,
      {
        action: "role.switched",
        subject: { type: "role-grant", id: grant.id },
        actor,
        concernsId: userId,
        detail: { role },
      },
      now,
    );
  });
  return { role };
}
