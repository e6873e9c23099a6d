"use server";

import { userAction } from "@/lib/auth/user-action";
import { deleteScenario } from "@/lib/buying/scenarios/commands/delete-scenario";
import { fileScenario } from "@/lib/buying/scenarios/commands/file-scenario";
import { saveScenario } from "@/lib/buying/scenarios/commands/save-scenario";
import {
  saveScenarioSchema,
  scenarioInFileSchema,
  scenarioSchema,
} from "@/lib/buying/scenarios/schemas";
import { FINANCING } from "./copy";

export const saveScenarioAction = userAction(
  saveScenarioSchema,
  saveScenario,
  () => ({ message: FINANCING.scenarios.saved }),
  { creates: "financing-scenario" },
);

export const deleteScenarioAction = userAction(scenarioSchema, deleteScenario);

export const fileScenarioAction = userAction(scenarioInFileSchema, fileScenario);
