import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * Puts a simulation in the buyer's file, in the place of the one that was there, or takes it out. Done twice it
 * changes nothing.
 * @throws {DomainError} request.forbidden, scenario.not-found
 */
export async function fileScenario(
  { scenarioId, inFile }: { scenarioId: string; inFile: boolean },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    if (inFile) {
      await tx.financingScenario.updateMany({
        where: { userId, inFile: true, id: { not: scenarioId } },
        data: { inFile: false },
      });
    }
    const { count } = await tx.financingScenario.updateMany({
      where: { id: scenarioId, userId },
      data: { inFile },
    });
    if (count === 0) throw new DomainError("scenario.not-found");
  });
}
