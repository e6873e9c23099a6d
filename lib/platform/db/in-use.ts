import { env } from "../env.ts";
import { once } from "../once.ts";
import { type DatabaseKind, databaseKind } from "./kind.ts";

/** Which database this process runs on. */
export function databaseInUse(): DatabaseKind {
  return once("db.kind", () => databaseKind(env().DATABASE_URL));
}
