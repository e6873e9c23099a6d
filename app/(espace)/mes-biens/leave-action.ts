"use server";

import { userAction } from "@/lib/auth/user-action";
import { leaveHome } from "@/lib/looper/leaving/commands/leave-home";
import { leaveHomeSchema } from "@/lib/looper/leaving/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const leaveHomeAction = userAction(
  leaveHomeSchema,
  (input, actor) => leaveHome(input, actor),
  () => ({ redirectTo: spaceRoutes.ambassador.propertiesAfterLeaving }),
);
