import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { reverseEntryIn } from "../../../commissions/commands/reverse-entry.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import type { ContestDecision } from "../schemas.ts";

/**
 * The team decides about a line that its looper contests. Upheld, the line goes on what completes the month's statement;
 * taken back, its opposite goes with it. Its looper is notified.
 * @throws {DomainError} request.forbidden; contest.not-found, contest.decided, commission.own, commission.reversed
 */
export async function decideContest(
  { contestId, outcome, reason, reply }: ContestDecision,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ contestId: string }>> {
  authorize(actor, "commissions.correct");
  return onceTransaction(async (tx) => {
    const contest = isId(contestId)
      ? await tx.lineContest.findUnique({
          where: { id: contestId },
          include: { entry: { include: { property: { select: { title: true } } } } },
        })
      : null;
    if (!contest) throw new DomainError("contest.not-found");
    if (contest.outcome !== null) throw new DomainError("contest.decided");
    const { entryId, entry } = contest;
    const { ambassadorId } = entry;
    if (ambassadorId === actor.userId) throw new DomainError("commission.own");
    await tx.lineContest.update({
      where: { id: contestId },
      data: { outcome, reply, decidedAt: now, decidedById: actor.userId },
    });
    const task = { kind: "commission-contest", subjectId: contestId, since: contest.at } as const;
    await settleTask(tx, task, actor, now);
    if (outcome === "reversed" && reason !== undefined) {
      await reverseEntryIn(tx, { entryId, reason, note: reply }, actor, now);
    }
    await recordAudit(
      tx,
      {
        action: "statement.contest-decided",
        subject: { type: "commission", id: entryId },
        actor,
        concernsId: ambassadorId,
        detail: { outcome },
      },
      now,
    );
    const title = entry.property?.title ?? entry.propertyName ?? "";
    const data = { entryId, title, outcome, reply };
    await notify(tx, { userId: ambassadorId, event: "statement.contest-decided", data }, now);
    return { contestId };
  });
}
