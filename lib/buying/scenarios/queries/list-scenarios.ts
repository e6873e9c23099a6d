import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { scenarioResult } from "../rules.ts";
import type { ScenarioView } from "../views.ts";

/** A buyer's simulations, the last one first. @throws {DomainError} request.forbidden */
export async function listScenarios(actor: Actor): Promise<ScenarioView[]> {
  authorize(actor, "buying.read");
  const rows = await reads()
    .selectFrom("FinancingScenario")
    .select(["id", "name", "query", "inFile", "createdAt"])
    .where("userId", "=", actor.userId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ inFile, createdAt, ...row }) => {
    const result = scenarioResult(row.query);
    if (result === null) return [];
    return [{ ...row, inFile: Boolean(inFile), createdAt: fromDbInstant(createdAt), result }];
  });
}
