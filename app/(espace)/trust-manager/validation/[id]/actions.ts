"use server";

import { userAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import { checkPaper } from "@/lib/looper/papers/commands/check-paper";
import { lookUpCompanyAgain } from "@/lib/looper/papers/commands/look-up-company-again";
import { returnPaper } from "@/lib/looper/papers/commands/return-paper";
import { paperOfFileSchema, returnOfFileSchema } from "@/lib/looper/papers/schemas";
import { looperFileOf } from "@/lib/routes/space";
import type { LOOPER_FILE } from "./copy";

type Done = keyof typeof LOOPER_FILE.done;

/**
 * The file with what was done, or that somebody decided, or handed in another paper, meanwhile: that is no fault of
 * the form's, which is not there any more to say so.
 */
async function unlessMoved(done: Done, grantId: string, command: Promise<void>) {
  try {
    await command;
    return { grantId, done };
  } catch (error) {
    const isMoved =
      DomainError.is(error) &&
      (error.code === "looper.paper-decided" || error.code === "looper.paper-replaced");
    if (!isMoved) throw error;
    return { grantId, done: "late" as const };
  }
}

const back = ({ grantId, done }: { grantId: string; done: Done }) => ({
  redirectTo: looperFileOf(grantId, { fait: done }),
});

export const checkPaperAction = userAction(
  paperOfFileSchema,
  ({ grantId, ...input }, actor) => unlessMoved("checked", grantId, checkPaper(input, actor)),
  back,
);

export const returnPaperAction = userAction(
  returnOfFileSchema,
  ({ grantId, ...input }, actor) => unlessMoved("returned", grantId, returnPaper(input, actor)),
  back,
);

export const lookUpCompanyAction = userAction(
  paperOfFileSchema,
  ({ grantId, ...input }, actor) =>
    unlessMoved("looked-up", grantId, lookUpCompanyAgain(input, actor)),
  back,
);
