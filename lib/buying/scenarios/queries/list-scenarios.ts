import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { scenarioResult } from "../rules.ts";
import type { ScenarioView } from "../views.ts";

function scenarioRows(actor: Actor) {
  authorize(actor, "buying.read");
  return reads()
    .selectFrom("FinancingScenario")
    .select(["id", "name", "query", "inFile", "createdAt"])
    .where("userId", "=", actor.userId);
}

type ScenarioRow = Awaited<ReturnType<ReturnType<typeof scenarioRows>["execute"]>>[number];

/** A stored simulation with what it comes to; null where it can't be read any more. */
function viewOf({ inFile, createdAt, ...row }: ScenarioRow): ScenarioView | null {
  const result = scenarioResult(row.query);
  return result && { ...row, inFile: Boolean(inFile), createdAt: fromDbInstant(createdAt), result };
}

/** A buyer's simulations, the last one first. @throws {DomainError} request.forbidden */
export async function listScenarios(actor: Actor): Promise<ScenarioView[]> {
  const rows = await scenarioRows(actor).orderBy("createdAt", "desc").orderBy("id").execute();
  return rows.map(viewOf).filter((view) => view !== null);
}

/** The simulation that a buyer put in their file; null for none. @throws {DomainError} request.forbidden */
export async function findFiledScenario(actor: Actor): Promise<ScenarioView | null> {
  const row = await scenarioRows(actor).where("inFile", "=", true).executeTakeFirst();
  return row ? viewOf(row) : null;
}
