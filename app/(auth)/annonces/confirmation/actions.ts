"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { answerConfirmation } from "@/lib/listings/states/commands/answer-confirmation";
import { confirmationSchema } from "@/lib/listings/states/schemas";
import { CONFIRMATION } from "./copy";

export const confirmationAction = visitorAction(
  confirmationSchema,
  (input) => answerConfirmation(input),
  (_done, { answer }) => ({ message: CONFIRMATION.done[answer] }),
);
