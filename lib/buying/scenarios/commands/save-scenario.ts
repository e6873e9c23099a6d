import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { SCENARIO_PROBLEMS } from "../copy.ts";
import { MAX_SCENARIOS } from "../rules.ts";
import type { ScenarioToSave } from "../schemas.ts";

/**
 * Keeps a simulation under a name of its own.
 * @throws {DomainError} request.forbidden; scenario.too-many; request.invalid where the name is taken
 */
export async function saveScenario(
  { name, query }: ScenarioToSave,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ scenarioId: string }>> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  return onceTransaction(async (tx) => {
    const own = await tx.financingScenario.findMany({ where: { userId }, select: { name: true } });
    if (own.some((each) => each.name === name)) {
      throw new DomainError("request.invalid", { name: SCENARIO_PROBLEMS.taken });
    }
    if (own.length >= MAX_SCENARIOS) throw new DomainError("scenario.too-many");
    const scenarioId = newId();
    await tx.financingScenario.create({
      data: { id: scenarioId, userId, name, query, createdAt: now },
    });
    return { scenarioId };
  });
}
