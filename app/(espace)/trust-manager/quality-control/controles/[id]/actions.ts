"use server";

import { userAction } from "@/lib/auth/user-action";
import { decideCheck } from "@/lib/quality/commands/decide-check";
import { settleDenial } from "@/lib/quality/commands/settle-denial";
import { decideCheckSchema, settleDenialSchema } from "@/lib/quality/schemas";
import { qualityRoutes } from "@/lib/routes/quality";

export const decideCheckAction = userAction(
  decideCheckSchema,
  (decision, actor) => decideCheck(decision, actor),
  (_done, { checkId, outcome }) => ({
    redirectTo: qualityRoutes.check(checkId, "", outcome === "conforming" ? "noted" : "decided"),
  }),
);

export const settleDenialAction = userAction(
  settleDenialSchema,
  (settlement, actor) => settleDenial(settlement, actor),
  (_done, { checkId }) => ({ redirectTo: qualityRoutes.check(checkId, "", "settled") }),
);
