"use server";

import { userAction } from "@/lib/auth/user-action";
import { takeQuiz } from "@/lib/looper/training/commands/take-quiz";
import { quizSchema } from "@/lib/looper/training/schemas";
import { spaceRoutes } from "@/lib/routes/space";

/** The page then shows what was right, and what comes next. */
export const takeQuizAction = userAction(quizSchema, takeQuiz, () => ({
  redirectTo: `${spaceRoutes.ambassador.training}#questionnaire`,
}));
