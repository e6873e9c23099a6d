import type { Actor } from "../../../policy/actor.ts";
import { decideTraining } from "./decide-training.ts";

/** Takes a training for proven: its hours count. @throws {DomainError} as `decideTraining` does */
export const checkTraining = (
  { trainingId }: { trainingId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> => decideTraining({ trainingId, reason: null }, actor, now);
