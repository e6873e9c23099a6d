import { isId } from "../../../kernel/ids.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { TrainingDecision } from "../views.ts";

/**
 * Who decided of a training, for somebody who came second; null where nobody did, or it was withdrawn.
 * @throws {DomainError} request.forbidden
 */
export async function findTrainingDecision(
  actor: Actor,
  trainingId: string,
): Promise<TrainingDecision | null> {
  authorize(actor, "people.check");
  if (!isId(trainingId)) return null;
  const row = await reads()
    .selectFrom("ContinuingTraining as t")
    .innerJoin("User as m", "m.id", "t.decidedById")
    .select(["t.state", "t.decidedAt", "m.firstName", "m.lastName"])
    .where("t.id", "=", trainingId)
    .executeTakeFirst();
  const at = fromDbInstant(row?.decidedAt ?? null);
  if (!row || at === null || row.state === "waiting") return null;
  return { state: row.state, by: fullName(row), at };
}
