import { type Environment, parseEnvironment } from "./env-schema.ts";
import { once } from "./once.ts";

/**
 * The process's configuration, checked once.
 * @throws {EnvironmentError} naming the first wrong variable in one sentence.
 */
export function env(): Environment {
  return once("env", () => parseEnvironment(process.env));
}
