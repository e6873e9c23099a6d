import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { LOOPER_FIELDS } from "../../copy.ts";
import { quizOf } from "../queries/quiz-of.ts";
import { isPassed, nextQuizAt } from "../quiz-terms.ts";
import { scoreOf, unanswered } from "../rules.ts";
import type { TakenQuiz } from "../schemas.ts";

/**
 * Corrects a quiz, stores the attempt, and that the person is trained where it is passed. It is the one that its number
 * names, once.
 * @throws {DomainError} request.forbidden; request.invalid with the questions that have no answer; looper.quiz-over for
 * one that was corrected, or is not to be taken yet
 */
export async function takeQuiz(
  { number, answers }: TakenQuiz,
  actor: Actor,
  now = new Date(),
): Promise<{ passed: boolean; score: number }> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const questions = quizOf(userId, number);
  const missing = unanswered(questions, answers);
  const isOfAnother = Object.keys(answers).some((id) => !questions.some((each) => each.id === id));
  const score = scoreOf(questions, answers);
  const passed = isPassed(score);
  await writer().$transaction(async (tx) => {
    const profile = await tx.ambassadorProfile.upsert({
      where: { userId },
      create: { userId },
      update: {},
      select: { trainedAt: true },
    });
    const last = await tx.quizAttempt.findFirst({
      where: { userId },
      orderBy: { number: "desc" },
      select: { number: true, at: true },
    });
    const isOver =
      profile.trainedAt !== null ||
      number !== (last?.number ?? 0) + 1 ||
      nextQuizAt(last?.at ?? null, now) !== null;
    // Questions of another draw stand on a page that is older than what draws them.
    if (isOver || isOfAnother) throw new DomainError("looper.quiz-over");
    if (missing.length > 0) {
      throw new DomainError(
        "request.invalid",
        Object.fromEntries(missing.map((id) => [id, LOOPER_FIELDS.answer])),
      );
    }
    await tx.quizAttempt.create({
      data: { id: newId(), userId, number, answers, score, at: now },
    });
    if (!passed) return;
    await tx.ambassadorProfile.update({ where: { userId }, data: { trainedAt: now } });
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
  return { passed, score };
}
