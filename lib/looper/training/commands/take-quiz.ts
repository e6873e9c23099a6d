import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { gradeQuiz, type QuizAnswers } from "../rules.ts";
import type { Grading } from "../views.ts";

/**
 * Corrects the quiz, and keeps that the person is trained the first time it is passed.
 * @throws {DomainError} request.forbidden
 */
export async function takeQuiz(
  answers: QuizAnswers,
  actor: Actor,
  now = new Date(),
): Promise<Grading> {
  authorize(actor, "looping.file");
  const grading = gradeQuiz(answers);
  const { userId } = actor;
  if (!grading.passed) return grading;
  await writer().$transaction(async (tx) => {
    await tx.ambassadorProfile.upsert({ where: { userId }, create: { userId }, update: {} });
    const { count } = await tx.ambassadorProfile.updateMany({
      where: { userId, trainedAt: null },
      data: { trainedAt: now },
    });
    // Passed once more: nothing changes.
    if (count === 0) return;
    await recordAudit(
      tx,
      {
        action: "looper.papers-changed",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: { trained: true },
      },
      now,
    );
  });
  return grading;
}
