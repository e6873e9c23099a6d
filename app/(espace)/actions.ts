"use server";

import { z } from "zod";
import { switchRole } from "@/lib/accounts/role-grants/commands";
import { ROLES } from "@/lib/accounts/roles";
import { signOut } from "@/lib/accounts/sign-in/commands";
import type { ActionState } from "@/lib/kernel/forms";
import { routes } from "@/lib/routes";
import { userAction, visitorAction } from "@/lib/server/action";
import { currentToken, dropSession } from "@/lib/server/auth/session";
import { dashboardOf } from "@/lib/space-routes";

const switching = userAction(
  z.strictObject({ role: z.enum(ROLES) }),
  (input, actor) => switchRole(input, actor, new Date()),
  (_, { role }) => ({ redirectTo: dashboardOf(role) }),
);

export async function switchRoleAction(state: ActionState, form: FormData): Promise<ActionState> {
  return switching(state, form);
}

const leaving = visitorAction(
  z.strictObject({}),
  async () => {
    const token = await currentToken();
    if (token) await signOut(token);
    await dropSession();
  },
  () => ({ redirectTo: routes.home }),
);

export async function logOutAction(state: ActionState, form: FormData): Promise<ActionState> {
  return leaving(state, form);
}
