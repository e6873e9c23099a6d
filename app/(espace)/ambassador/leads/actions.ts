"use server";

import { userAction } from "@/lib/auth/user-action";
import { leadMoveSchema } from "@/lib/leads/schemas";
import { moveLead } from "@/lib/looper/commands/move-lead";
import { answerRequest } from "@/lib/looper/requests/commands/answer-request";
import { requestAnswerSchema } from "@/lib/looper/requests/schemas";
import { LEADS, REQUESTS } from "./copy";

export const moveLeadAction = userAction(leadMoveSchema, moveLead, () => ({
  message: LEADS.moved,
}));

export const answerRequestAction = userAction(
  requestAnswerSchema,
  answerRequest,
  (_done, { accept }) => ({ message: REQUESTS.answered[accept ? "accept" : "decline"] }),
);
