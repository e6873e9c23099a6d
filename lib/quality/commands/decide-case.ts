import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { fullName } from "../../kernel/person-name.ts";
import { LEAVING_TIMEOUT_MS } from "../../looper-charges/rules.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import { NOBODY_KNOWN, QUALITY_FIELDS, QUALITY_REFUSALS } from "../copy.ts";
import { findCase } from "../queries/find-case.ts";
import type { CaseDecision } from "../schemas.ts";
import { candidatesIfSuspended, suspendIn } from "./suspend-for-quality.ts";

/**
 * Decides about a looper too little of whose work is in order: they go on, or are suspended, with a reason. Nobody
 * decides about themselves. Of one who is out of force by now it is noted alone.
 * @throws {DomainError} request.forbidden; quality.case-not-found, quality.case-decided, which names whoever did; role.decided
 */
export async function decideCase(
  { caseId, decision, suspension, note }: CaseDecision,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "quality.check");
  const { looperId, canSuspend } = await findCase(actor, caseId);
  if (looperId === actor.userId) throw new DomainError("request.forbidden");
  const isToSuspend = decision === "suspended" && canSuspend;
  if (isToSuspend && suspension === undefined) {
    throw new DomainError("request.invalid", { suspension: QUALITY_FIELDS.suspension });
  }
  // Of one who is out of force already it is noted alone.
  const reason = isToSuspend ? (suspension ?? null) : null;
  const candidates = await candidatesIfSuspended(looperId, reason !== null, now);
  await writer().$transaction(
    async (tx) => {
      const { count } = await tx.looperQualityCase.updateMany({
        where: { id: caseId, decidedAt: null },
        data: { outcome: decision, note, decidedAt: now, decidedById: actor.userId },
      });
      const file = await tx.looperQualityCase.findUniqueOrThrow({
        where: { id: caseId },
        select: {
          openedAt: true,
          decidedAt: true,
          decidedBy: { select: { firstName: true, lastName: true } },
        },
      });
      if (count === 0) {
        const who = file.decidedBy === null ? NOBODY_KNOWN : fullName(file.decidedBy);
        const text = QUALITY_REFUSALS.caseDecided(who, file.decidedAt ?? now);
        throw new DomainError("quality.case-decided", { caseId: text });
      }
      const task = { kind: "looper-quality", subjectId: caseId, since: file.openedAt } as const;
      await settleTask(tx, task, actor, now);
      if (reason !== null) await suspendIn(tx, { looperId, reason }, { actor, candidates }, now);
      const subject = { type: "quality-case", id: caseId } as const;
      const of = { action: "quality.case-decided", subject, actor, concernsId: looperId } as const;
      await recordAudit(tx, { ...of, detail: { decision } }, now);
    },
    { timeout: LEAVING_TIMEOUT_MS },
  );
}
