"use server";

import { userAction } from "@/lib/auth/user-action";
import { leaveNetwork } from "@/lib/looper/leaving/commands/leave-network";
import { leaveNetworkSchema } from "@/lib/looper/leaving/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const leaveNetworkAction = userAction(
  leaveNetworkSchema,
  (_input, actor) => leaveNetwork(actor),
  () => ({ redirectTo: spaceRoutes.profileRoles }),
);
