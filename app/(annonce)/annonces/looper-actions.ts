"use server";

import { userAction } from "@/lib/auth/user-action";
import { endLooperCharge, requestLooper, withdrawRequest } from "@/lib/looper/requests/commands";
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
