import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { nextQuizAt, QUIZ_LENGTH } from "../quiz-terms.ts";
import { correctionsOf, questionViews } from "../rules.ts";
import { answersSchema } from "../schemas.ts";
import type { TrainingView } from "../views.ts";
import { quizOf } from "./quiz-of.ts";

/** The training of somebody who is a looper, or asked to be. @throws {DomainError} request.forbidden */
export async function getTraining(actor: Actor, now = new Date()): Promise<TrainingView> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const profile = await reads()
    .selectFrom("AmbassadorProfile")
    .select("trainedAt")
    .where("userId", "=", userId)
    .executeTakeFirst();
  const row = await reads()
    .selectFrom("QuizAttempt")
    .select(["number", "answers", "score", "at"])
    .where("userId", "=", userId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const trainedAt = fromDbInstant(profile?.trainedAt ?? null);
  const last = row
    ? {
        score: row.score,
        total: QUIZ_LENGTH,
        at: fromDbInstant(row.at),
        corrections: correctionsOf(answersSchema.parse(JSON.parse(row.answers))),
      }
    : null;
  if (trainedAt !== null) return { trainedAt, last, quiz: null, againAt: null };
  const againAt = nextQuizAt(last?.at ?? null, now);
  const number = (row?.number ?? 0) + 1;
  const quiz = againAt ? null : { number, questions: questionViews(quizOf(userId, number)) };
  return { trainedAt, last, quiz, againAt };
}
