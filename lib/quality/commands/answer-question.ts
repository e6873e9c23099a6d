import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { dropClaim } from "../../tasks/commands/drop-claim.ts";
import { mayAnswer } from "../rules.ts";
import type { VisitAnswering } from "../schemas.ts";

/**
 * A visitor says whether a visit took place, or changes their answer within some days. A "no" waits for the team at once
 * (`visit-denied`); one that was dealt with stays.
 * @throws {DomainError} request.forbidden; visit.not-found for one that is not theirs, or that they were not asked about;
 * quality.answered where the answer can't be changed any more
 */
export async function answerQuestion(
  { visitId, answer, comment }: VisitAnswering,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "buying.change");
  await writer().$transaction(async (tx) => {
    const question = await tx.visitQuestion.findUnique({
      where: { visitId },
      select: {
        checkId: true,
        answer: true,
        answeredAt: true,
        settledAt: true,
        visit: { select: { buyerId: true } },
      },
    });
    if (question?.visit.buyerId !== actor.userId) throw new DomainError("visit.not-found");
    if (!mayAnswer(question, now)) throw new DomainError("quality.answered");
    const { checkId, answeredAt } = question;
    const { count } = await tx.visitQuestion.updateMany({
      where: { checkId, answeredAt, settledAt: null },
      data: { answer, answeredAt: now, comment },
    });
    if (count === 0) throw new DomainError("quality.answered");
    if (question.answer === "no") await dropClaim(tx, { kind: "visit-denied", subjectId: checkId });
    const subject = { type: "visit", id: visitId } as const;
    const of = { action: "visit.question-answered", subject, actor } as const;
    await recordAudit(tx, { ...of, concernsId: actor.userId, detail: { answer } }, now);
  });
}
