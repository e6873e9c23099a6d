import { z } from "zod";
import { line } from "../../content/text-fields.ts";
import { SCENARIO_PROBLEMS } from "./copy.ts";
import { MAX_SCENARIO_NAME, MAX_SCENARIO_QUERY, scenarioQuery } from "./rules.ts";

/** A simulation to keep: by the query of its page, and the name that its person gives it. */
export const saveScenarioSchema = z.strictObject({
  name: line(SCENARIO_PROBLEMS.noName, 1, MAX_SCENARIO_NAME, SCENARIO_PROBLEMS.longName),
  query: z
    .string({ error: SCENARIO_PROBLEMS.unread })
    .max(MAX_SCENARIO_QUERY, SCENARIO_PROBLEMS.unread)
    .transform((typed, context) => {
      const query = scenarioQuery(Object.fromEntries(new URLSearchParams(typed)));
      if (query !== null) return query;
      context.addIssue(SCENARIO_PROBLEMS.unread);
      return z.NEVER;
    }),
});
export type ScenarioToSave = z.output<typeof saveScenarioSchema>;

const scenarioId = z.string().max(50);

export const scenarioSchema = z.strictObject({ scenarioId });

/** Puts a simulation in the buyer's file, or takes it out. */
export const scenarioInFileSchema = z.strictObject({
  scenarioId,
  inFile: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});
