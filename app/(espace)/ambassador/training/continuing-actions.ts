"use server";

import { userAction } from "@/lib/auth/user-action";
import { handInTraining } from "@/lib/looper/continuing-training/commands/hand-in-training";
import { withdrawTraining } from "@/lib/looper/continuing-training/commands/withdraw-training";
import { trainingIdSchema, trainingSchema } from "@/lib/looper/continuing-training/schemas";
import { CONTINUING } from "./continuing-copy";

export const handInTrainingAction = userAction(
  trainingSchema,
  handInTraining,
  () => ({ message: CONTINUING.declared }),
  { creates: "continuing training" },
);

/** The training is gone from the page then. */
export const withdrawTrainingAction = userAction(trainingIdSchema, (input, actor) =>
  withdrawTraining(input, actor),
);
