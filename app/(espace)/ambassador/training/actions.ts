"use server";

import { userAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { takeQuiz } from "@/lib/looper/training/commands";
import { quizSchema } from "@/lib/looper/training/schemas";

const quiz = userAction(quizSchema, takeQuiz, (grading) => ({ data: { grading } }));

export async function takeQuizAction(state: ActionState, form: FormData): Promise<ActionState> {
  return quiz(state, form);
}
