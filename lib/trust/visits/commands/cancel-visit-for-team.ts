import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { cancelHostedVisit } from "../../../looper-charges/commands/cancel-hosted-visit.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { teamCancelReasons } from "../rules.ts";
import type { TeamCancelInput } from "../schemas.ts";
import { managedVisit, refuseChanged, settleLock } from "./managed-visit.ts";

/**
 * Cancels a visit for its sides, who read the reason; the note stays with the team.
 * @throws {DomainError} request.forbidden, visit.not-found, visit.own, visit.changed; request.invalid for a reason that
 * this visit does not have
 */
export async function cancelVisitForTeam(
  { visitId, reason, note }: TeamCancelInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const visit = await managedVisit(tx, { visitId, action: "cancel" }, actor, now);
    if (!teamCancelReasons(visit, now).includes(reason)) throw new DomainError("request.invalid");
    const by = { actorId: actor.userId, note };
    if (!(await cancelHostedVisit(tx, visit, { reason, by }, now)))
      await refuseChanged(tx, visitId);
    await settleLock(tx, visit, actor, now);
    await recordAudit(
      tx,
      {
        action: "visit.cancelled",
        subject: { type: "visit", id: visitId },
        actor,
        concernsId: visit.hostId,
        detail: { reason },
      },
      now,
    );
  });
}
