import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { waitingTrainings } from "./waiting-trainings.ts";

/** How many trainings wait to be checked, at most `COUNT_BOUND`. @throws {DomainError} request.forbidden */
export async function countWaitingTrainings(actor: Actor): Promise<number> {
  authorize(actor, "people.check");
  const { count } = await reads()
    .selectNoFrom(boundedCount(waitingTrainings().select("t.id")).as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
