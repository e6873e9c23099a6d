import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** Forgets a simulation. @throws {DomainError} request.forbidden, scenario.not-found */
export async function deleteScenario(
  { scenarioId }: { scenarioId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const where = { id: scenarioId, userId: actor.userId };
  const { count } = await writer().$transaction((tx) => tx.financingScenario.deleteMany({ where }));
  if (count === 0) throw new DomainError("scenario.not-found");
}
