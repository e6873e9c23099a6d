"use server";

import { userAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import { reviewOf, trustListOf } from "@/lib/routes/space";
import { approveRevision } from "@/lib/trust/review/commands/approve-revision";
import { claimRevision, releaseRevision } from "@/lib/trust/review/commands/claim-revision";
import { returnRevision } from "@/lib/trust/review/commands/return-revision";
import { approveSchema, claimSchema, returnFormSchema } from "@/lib/trust/review/schemas";
import type { QUALITY } from "../copy";
import type { REVIEW } from "./copy";

type Decided = keyof typeof QUALITY.queue.done;
type Moved = keyof typeof REVIEW.done;

/** What was done, unless somebody else moved the revision meanwhile, which is no fault of the form's. */
async function unlessMoved<Done>(done: Done, command: Promise<unknown>): Promise<Done | "late"> {
  try {
    await command;
    return done;
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    if (error.code === "revision.moved") return "late";
    // The page names the fields; the form has no control for them.
    throw new DomainError(error.code);
  }
}

/** The queue, which says what was decided; the page itself, which says where it is, where that came too late. */
const after = (done: Decided | "late", revisionId: string) => ({
  redirectTo:
    done === "late"
      ? reviewOf(revisionId, { fait: "late" satisfies Moved })
      : trustListOf("qualityControl", { filtre: "in-review", fait: done }),
});
const stay = (fait: Moved, { revisionId }: { revisionId: string }) => ({
  redirectTo: reviewOf(revisionId, { fait }),
});

export const claimAction = userAction(
  claimSchema,
  (input, actor) => unlessMoved("claim" as const, claimRevision(input, actor)),
  stay,
);
export const releaseAction = userAction(
  claimSchema,
  (input, actor) => unlessMoved("release" as const, releaseRevision(input, actor)),
  stay,
);
export const approveAction = userAction(
  approveSchema,
  (input, actor) => unlessMoved("published" as const, approveRevision(input, actor)),
  (done, { revisionId }) => after(done, revisionId),
);
export const approveChangeAction = userAction(
  approveSchema,
  (input, actor) => unlessMoved("changed" as const, approveRevision(input, actor)),
  (done, { revisionId }) => after(done, revisionId),
);
export const returnAction = userAction(
  returnFormSchema,
  (input, actor) => unlessMoved("returned" as const, returnRevision(input, actor)),
  (done, { revisionId }) => after(done, revisionId),
);
