"use server";

import { userAction } from "@/lib/auth/user-action";
import { answerQuestion } from "@/lib/quality/commands/answer-question";
import { answerQuestionSchema } from "@/lib/quality/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const answerQuestionAction = userAction(
  answerQuestionSchema,
  (answer, actor) => answerQuestion(answer, actor),
  (_done, { visitId }) => ({ redirectTo: spaceRoutes.visit(visitId, { done: "question" }) }),
);
