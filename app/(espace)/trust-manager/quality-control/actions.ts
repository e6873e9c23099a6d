"use server";

import { userAction } from "@/lib/auth/user-action";
import { requestCompletions } from "@/lib/trust/listings/commands/request-completions";
import { completionSchema } from "@/lib/trust/listings/schemas";
import { tickedDone } from "../ticked-done";
import { QUALITY } from "./copy";

export const requestCompletionsAction = userAction(
  completionSchema,
  ({ listings }, actor) => requestCompletions(listings, actor),
  tickedDone(QUALITY.completion.outcome),
);
