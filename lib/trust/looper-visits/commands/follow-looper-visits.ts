import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { OUT_OF_FORCE } from "../rules.ts";
import type { LooperVisitsInput } from "../schemas.ts";

const GRANT = { userId: true, requestedAt: true, decidedAt: true, visitsDueAt: true } as const;

/**
 * Notes that the visits of a looper out of force were looked after, as they stood when they were shown: what moved since
 * then is a task again.
 * @throws {DomainError} request.forbidden; role.not-found where nobody is out of force there
 */
export async function followLooperVisits(
  { grantId, seenAt }: LooperVisitsInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "people.check");
  // Nobody has seen what is to come.
  const followedAt = new Date(Math.min(new Date(seenAt).getTime(), now.getTime()));
  await writer().$transaction(async (tx) => {
    const status = { in: [...OUT_OF_FORCE] };
    const where: Prisma.RoleGrantWhereInput = { id: grantId, role: "ambassador", status };
    const grant = await tx.roleGrant.findFirst({ where, select: GRANT });
    if (!grant) throw new DomainError("role.not-found");
    const since = grant.decidedAt ?? grant.requestedAt;
    // A page of before shows nothing of what waits since then.
    if (followedAt < since) return;
    const { count } = await tx.roleGrant.updateMany({
      where: { ...where, OR: [{ followedAt: null }, { followedAt: { lt: followedAt } }] },
      data: { followedAt },
    });
    // Somebody else has, and saw more.
    if (count === 0) return;
    const dueAt = grant.visitsDueAt ?? since;
    await settleTask(tx, { kind: "looper-visits", subjectId: grantId, since, dueAt }, actor, now);
    await recordAudit(
      tx,
      {
        action: "looper.visits-followed",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: grant.userId,
      },
      now,
    );
  });
}
