"use server";

import type { ActionState } from "@/lib/kernel/forms";
import { takeQuiz } from "@/lib/looper/training/commands";
import { quizSchema } from "@/lib/looper/training/schemas";
import { userAction } from "@/lib/server/action";

const quiz = userAction(quizSchema, takeQuiz, (grading) => ({ data: { grading } }));

export async function takeQuizAction(state: ActionState, form: FormData): Promise<ActionState> {
  return quiz(state, form);
}
