import { sql } from "kysely";

/**
 * Constants of the code, written into the statement's text for `in`: the planner takes a partial index only
 * where the text states its condition (docs/decisions/0060). Never for what came from outside: those are
 * parameters.
 */
export const literals = <Constant extends string>(constants: readonly Constant[]) =>
  sql<Constant>`(${sql.join(constants.map((constant) => sql.lit(constant)))})`;

/** One constant of the code, written into the statement's text for `=`: for the same reason, with the same care. */
export const literal = <Constant extends string>(constant: Constant) => sql.lit(constant);
