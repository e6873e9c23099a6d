"use server";

import { z } from "zod";
import { switchRole } from "@/lib/accounts/role-grants/commands/switch-role";
import { currentToken, dropSession } from "@/lib/auth/session";
import { signOut } from "@/lib/auth/sign-in/commands/sign-out";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { ROLES } from "@/lib/kernel/roles";
import { routes } from "@/lib/routes/public";
import { dashboardOf } from "@/lib/routes/space";

export const switchRoleAction = userAction(
  z.strictObject({ role: z.enum(ROLES) }),
  (input, actor) => switchRole(input, actor, new Date()),
  (_, { role }) => ({ redirectTo: dashboardOf(role) }),
);

export const logOutAction = visitorAction(
  z.strictObject({}),
  async () => {
    const token = await currentToken();
    if (token) await signOut(token);
    await dropSession();
  },
  () => ({ redirectTo: routes.home, signsOut: true }),
);
