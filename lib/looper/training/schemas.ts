import { z } from "zod";
import { LOOPER_FIELDS } from "../copy.ts";
import { QUESTIONS } from "./bank.ts";
import { CHOICES } from "./views.ts";

/** The answers to a quiz, which were drawn from all questions of the bank: the command knows which ten. */
export const quizSchema = z
  .strictObject({
    number: z.coerce.number().int().min(1).max(100_000),
    ...Object.fromEntries(
      QUESTIONS.map(
        ({ id }) => [id, z.enum(CHOICES, { error: LOOPER_FIELDS.answer }).optional()] as const,
      ),
    ),
  })
  .transform(({ number, ...answers }) => ({
    number,
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([id, letter]) => {
        const choice = CHOICES.find((each) => each === letter);
        return choice === undefined ? [] : [[id, choice] as const];
      }),
    ),
  }));

export type TakenQuiz = z.output<typeof quizSchema>;

/** Stored answers. */
export const answersSchema = z.record(z.string(), z.enum(CHOICES));
