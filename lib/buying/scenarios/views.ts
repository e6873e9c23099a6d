import type { BudgetResult } from "../../financing/budget.ts";

/** A simulation that a buyer named. */
export interface ScenarioView {
  id: string;
  name: string;
  /** As its page carries it in its address. */
  query: string;
  /** Whether it is the one of the buyer's file. */
  inFile: boolean;
  createdAt: Date;
  result: BudgetResult;
}
