import { z } from "zod";
import { LOOPER_FIELDS } from "../../content/fr/espace/looper.ts";
import { QUIZ } from "../../content/fr/espace/looper-quiz.ts";
import type { Answers } from "./rules.ts";
import { CHOICES } from "./views.ts";

/** The answers to the quiz: one to each question. */
export const quizSchema: z.ZodType<Answers> = z.strictObject(
  Object.fromEntries(
    QUIZ.map(({ id }) => [id, z.enum(CHOICES, { error: LOOPER_FIELDS.answer })] as const),
  ),
);
