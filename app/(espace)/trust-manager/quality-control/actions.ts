"use server";

import { userAction } from "@/lib/auth/user-action";
import { requestCompletions } from "@/lib/trust/listings/commands/request-completions";
import { completionSchema } from "@/lib/trust/listings/schemas";
import { QUALITY } from "./copy";

export const requestCompletionsAction = userAction(
  completionSchema,
  async ({ listings }, actor) =>
    QUALITY.completion.outcome(await requestCompletions(listings, actor)),
  (message) => ({ message }),
);
