"use server";

import { userAction } from "@/lib/auth/user-action";
import { takeQuiz } from "@/lib/looper/training/commands/take-quiz";
import { quizSchema } from "@/lib/looper/training/schemas";

export const takeQuizAction = userAction(quizSchema, takeQuiz, (grading) => ({
  data: { grading },
}));
