"use server";

import { requestRole } from "@/lib/accounts/role-grants/commands";
import { roleRequestSchema } from "@/lib/accounts/role-grants/schemas";
import { userAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { dashboardOf, spaceRoutes } from "@/lib/routes/space";

const request = userAction(
  roleRequestSchema,
  (input, actor) => requestRole(input, actor),
  ({ role, status }) => ({
    redirectTo: status === "pending" ? spaceRoutes.ambassador.onboarding : dashboardOf(role),
  }),
);

export async function requestRoleAction(state: ActionState, form: FormData): Promise<ActionState> {
  return request(state, form);
}
