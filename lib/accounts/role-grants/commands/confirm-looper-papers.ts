import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { LOOPER_ROLE } from "../looper-moves.ts";
import type { PapersCheck } from "../schemas.ts";
import { looperToDecideAbout } from "./looper-decision.ts";
import { CHECKED_PAPERS, requireLooperPapers } from "./looper-papers.ts";

/**
 * Takes papers that a looper in force changed for checked, as they were at `changedAt`.
 * @throws {DomainError} request.forbidden, also about oneself; role.not-found; role.decided where
 * they don't wait, or were changed once more since; role.papers-incomplete
 */
export async function confirmLooperPapers(
  { grantId, changedAt }: PapersCheck,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { userId } = await looperToDecideAbout(grantId, actor);
  await writer().$transaction(async (tx) => {
    const inForce = { id: grantId, role: LOOPER_ROLE, status: "active" } as const;
    if ((await tx.roleGrant.count({ where: inForce })) === 0) throw new DomainError("role.decided");
    await requireLooperPapers(tx, userId, now);
    const { count } = await tx.ambassadorProfile.updateMany({
      where: { userId, changedAt: new Date(changedAt) },
      data: CHECKED_PAPERS,
    });
    if (count === 0) throw new DomainError("role.decided");
    await recordAudit(
      tx,
      {
        action: "looper.papers-checked",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: userId,
      },
      now,
    );
    await notify(tx, { userId, event: "document.checked", data: {} }, now);
  });
}
