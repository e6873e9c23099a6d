"use server";

import { userAction } from "@/lib/auth/user-action";
import { decideCase } from "@/lib/quality/commands/decide-case";
import { decideCaseSchema } from "@/lib/quality/schemas";
import { qualityRoutes } from "@/lib/routes/quality";

export const decideCaseAction = userAction(
  decideCaseSchema,
  (decision, actor) => decideCase(decision, actor),
  (_done, { caseId }) => ({ redirectTo: qualityRoutes.looper(caseId, "oui") }),
);
