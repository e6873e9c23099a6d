"use server";

import { z } from "zod";
import { switchRole } from "@/lib/accounts/role-grants/commands";
import { currentToken, dropSession } from "@/lib/auth/session";
import { signOut } from "@/lib/auth/sign-in/commands";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { ROLES } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { dashboardOf } from "@/lib/routes/space";

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
