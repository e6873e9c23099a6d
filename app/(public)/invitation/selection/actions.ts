"use server";

import { userAction } from "@/lib/auth/user-action";
import { acceptInvitation } from "@/lib/favorites/shortlist/commands/accept-invitation";
import { acceptSchema } from "@/lib/favorites/shortlist/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const acceptInvitationAction = userAction(
  acceptSchema,
  acceptInvitation,
  () => ({ redirectTo: spaceRoutes.buyer.shortlist }),
  { creates: "shortlist" },
);
