"use server";

import { requestRole } from "@/lib/accounts/role-grants/commands/request-role";
import { roleRequestSchema } from "@/lib/accounts/role-grants/schemas";
import { userAction } from "@/lib/auth/user-action";
import { dashboardOf, spaceRoutes } from "@/lib/routes/space";

export const requestRoleAction = userAction(
  roleRequestSchema,
  (input, actor) => requestRole(input, actor),
  ({ role, status }) => ({
    redirectTo: status === "pending" ? spaceRoutes.ambassador.onboarding : dashboardOf(role),
  }),
  { creates: "role" },
);
