"use server";

import { userAction } from "@/lib/auth/user-action";
import { checkPaper } from "@/lib/looper/papers/commands/check-paper";
import { lookUpCompanyAgain } from "@/lib/looper/papers/commands/look-up-company-again";
import { returnPaper } from "@/lib/looper/papers/commands/return-paper";
import { paperCheckSchema, paperReturnSchema } from "@/lib/looper/papers/schemas";
import { looperFileOf } from "@/lib/routes/space";

export const checkPaperAction = userAction(paperCheckSchema, checkPaper, ({ grantId }) => ({
  redirectTo: looperFileOf(grantId, { fait: "checked" }),
}));

export const returnPaperAction = userAction(paperReturnSchema, returnPaper, ({ grantId }) => ({
  redirectTo: looperFileOf(grantId, { fait: "returned" }),
}));

export const lookUpCompanyAction = userAction(
  paperCheckSchema,
  lookUpCompanyAgain,
  ({ grantId }) => ({
    redirectTo: looperFileOf(grantId, { fait: "looked-up" }),
  }),
);
