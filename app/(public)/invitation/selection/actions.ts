"use server";

import { userAction } from "@/lib/auth/user-action";
import { acceptInvitation } from "@/lib/buying/shortlist/commands";
import { acceptSchema } from "@/lib/buying/shortlist/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const acceptInvitationAction = userAction(
  acceptSchema,
  acceptInvitation,
  () => ({ redirectTo: spaceRoutes.buyer.shortlist }),
  { creates: "shortlist" },
);
