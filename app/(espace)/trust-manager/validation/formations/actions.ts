"use server";

import { userAction } from "@/lib/auth/user-action";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import { checkTraining } from "@/lib/looper/continuing-training/commands/check-training";
import { returnTraining } from "@/lib/looper/continuing-training/commands/return-training";
import { trainingIdSchema, trainingReturnSchema } from "@/lib/looper/continuing-training/schemas";
import { trustListOf } from "@/lib/routes/space";
import type { TrainingOutcome } from "./outcomes";

/** What happened meanwhile: somebody else decided, or its looper took it back. */
const TOO_LATE: readonly ErrorCode[] = ["looper.training-decided", "looper.training-not-found"];

/**
 * What was done, unless it was too late. That is no fault of the form's: the training is on the list no longer, so
 * that without scripts there would be no form left to say so.
 */
async function unlessLate(
  done: Exclude<TrainingOutcome, "late">,
  command: Promise<void>,
): Promise<TrainingOutcome> {
  try {
    await command;
    return done;
  } catch (error) {
    if (DomainError.is(error) && TOO_LATE.includes(error.code)) return "late";
    throw error;
  }
}

/** The list of what waits, which says what was done; who decided before is looked up by the training. */
const back = (fait: TrainingOutcome, trainingId: string) => ({
  redirectTo: trustListOf("trainings", { fait, formation: fait === "late" ? trainingId : null }),
});

export const checkTrainingAction = userAction(
  trainingIdSchema,
  (input, actor) => unlessLate("checked", checkTraining(input, actor)),
  (done, { trainingId }) => back(done, trainingId),
);

export const returnTrainingAction = userAction(
  trainingReturnSchema,
  (input, actor) => unlessLate("returned", returnTraining(input, actor)),
  (done, { trainingId }) => back(done, trainingId),
);
