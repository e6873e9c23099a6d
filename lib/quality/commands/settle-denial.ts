import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import type { DenialOutcome } from "../rules.ts";
import type { DenialSettlement } from "../schemas.ts";
import { type CheckFile, checkForDecision, isDenied, lineOf } from "./check-for-decision.ts";
import { takeLineBack } from "./take-line-back.ts";

/**
 * Notes what the team made of a visitor's "no", in the caller's transaction, and settles its task.
 * @throws {DomainError} quality.settled where somebody did, or the visitor changed their mind
 */
export async function settleDenialIn(
  tx: Transaction,
  check: CheckFile,
  { settlement, note }: { settlement: DenialOutcome; note: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id: checkId, visitId, question } = check;
  if (!isDenied(check) || !question?.answeredAt) throw new DomainError("quality.settled");
  const { count } = await tx.visitQuestion.updateMany({
    where: { checkId, answer: "no", answeredAt: question.answeredAt, settledAt: null },
    data: { settlement, settledAt: now, settledById: actor.userId, settledNote: note },
  });
  if (count === 0) throw new DomainError("quality.settled");
  const since = question.answeredAt;
  await settleTask(tx, { kind: "visit-denied", subjectId: checkId, since }, actor, now);
  const subject = { type: "visit", id: visitId ?? checkId } as const;
  const of = { action: "visit.denial-settled", subject, actor } as const;
  await recordAudit(tx, { ...of, concernsId: check.looperId, detail: { settlement } }, now);
}

/**
 * The team deals with a visit that its visitor says did not take place: its line is taken back, or it is held to have
 * taken place. The check itself is decided apart.
 * @throws {DomainError} request.forbidden; quality.not-found, quality.settled; commission.not-found,
 * commission.reversed, commission.contested
 */
export async function settleDenial(
  { checkId, settlement, note }: DenialSettlement,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const check = await checkForDecision(tx, checkId, actor);
    // Taken back meanwhile, on the line's own page: there is nothing left to take back.
    if (settlement === "reversed" && isDenied(check) && lineOf(check)?.isReversed !== true) {
      const reason = "visit_not_made" as const;
      await takeLineBack(tx, check, { reason, note }, actor, now);
    }
    await settleDenialIn(tx, check, { settlement, note }, actor, now);
  });
}
