import { keyedHash } from "../../../platform/keyed-hash.ts";
import type { QuizQuestion } from "../question.ts";
import { drawQuestions } from "../rules.ts";

/**
 * The questions of a person's quiz by its number, the same however often it is read: nothing is stored before it is
 * answered, and nobody without the site's secret knows the next ones.
 */
export const quizOf = (userId: string, number: number): QuizQuestion[] =>
  drawQuestions((id) => keyedHash("quiz", `${userId} ${String(number)} ${id}`));
