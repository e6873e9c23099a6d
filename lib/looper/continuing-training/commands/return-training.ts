import type { Actor } from "../../../policy/actor.ts";
import type { TrainingReturn } from "../schemas.ts";
import { decideTraining } from "./decide-training.ts";

/** Gives a training back to its looper, with the reason. @throws {DomainError} as `decideTraining` does */
export const returnTraining = (
  { trainingId, reason }: TrainingReturn,
  actor: Actor,
  now = new Date(),
): Promise<void> => decideTraining({ trainingId, reason }, actor, now);
