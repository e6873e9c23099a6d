"use server";

import { userAction } from "@/lib/auth/user-action";
import { followLooperVisits } from "@/lib/trust/looper-visits/commands/follow-looper-visits";
import { looperVisitsSchema } from "@/lib/trust/looper-visits/schemas";
import { LOOPER_VISITS } from "./copy";

export const followVisitsAction = userAction(
  looperVisitsSchema,
  (input, actor) => followLooperVisits(input, actor),
  () => ({ message: LOOPER_VISITS.saved }),
);
