"use server";

import { userAction } from "@/lib/auth/user-action";
import { endLooperCharge } from "@/lib/looper/requests/commands/end-looper-charge";
import { requestLooper } from "@/lib/looper/requests/commands/request-looper";
import { withdrawRequest } from "@/lib/looper/requests/commands/withdraw-request";
import {
  endChargeSchema,
  looperRequestSchema,
  requestIdSchema,
} from "@/lib/looper/requests/schemas";

/** Asks a looper nearby to take care of the home. */
export const askLooperAction = userAction(looperRequestSchema, requestLooper, undefined, {
  creates: "looper-request",
});

/** Takes a request back that waits. */
export const withdrawRequestAction = userAction(requestIdSchema, withdrawRequest);

/** Parts from the looper of the home. */
export const endLooperChargeAction = userAction(endChargeSchema, endLooperCharge);
