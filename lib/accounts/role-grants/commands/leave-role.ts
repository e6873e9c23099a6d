import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { TIME_ZONE } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { visitsDueAt } from "../../../tasks/rules.ts";
import { LOOPER_ROLE } from "../looper-moves.ts";
import { afterMove } from "../rules.ts";
import { leaveLooperScreens } from "./leave-looper-screens.ts";

/**
 * Ends a person's own role of looper, or their request for it, in the transaction of what else ends with it.
 * @throws {DomainError} role.decided where they are no looper, refused or gone already
 */
export async function leaveLooperRole(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  const { userId } = actor;
  const key = { userId_role: { userId, role: LOOPER_ROLE } } as const;
  const current = await tx.roleGrant.findUnique({ where: key });
  const next = current ? afterMove(current.status, "leave") : null;
  if (!current || next === null) throw new DomainError("role.decided");
  const { count } = await tx.roleGrant.updateMany({
    where: { id: current.id, status: current.status },
    data: {
      ...{ status: next, decidedAt: now, decidedById: userId, reason: null },
      visitsDueAt: visitsDueAt(now, TIME_ZONE),
    },
  });
  if (count === 0) throw new DomainError("role.decided");
  await leaveLooperScreens(tx, userId);
  await recordAudit(
    tx,
    {
      action: "role.left",
      subject: { type: "role-grant", id: current.id },
      actor,
      concernsId: userId,
      detail: { role: LOOPER_ROLE },
    },
    now,
  );
}
