import { z } from "zod";
import { LOOPER_FIELDS } from "../copy.ts";
import { QUIZ } from "./quiz-copy.ts";
import type { QuizAnswers } from "./rules.ts";
import { CHOICES } from "./views.ts";

/** The answers to the quiz: one to each question. */
export const quizSchema: z.ZodType<QuizAnswers> = z.strictObject(
  Object.fromEntries(
    QUIZ.map(({ id }) => [id, z.enum(CHOICES, { error: LOOPER_FIELDS.answer })] as const),
  ),
);
