import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type Logger } from "pino";
import { once } from "./once.ts";

/** What every line that is written on behalf of a request has. */
export interface RequestFields {
  id: string;
  method: string;
  /** Without the query, which may hold what a person typed. */
  path: string;
}

const context = () => once("log.context", () => new AsyncLocalStorage<RequestFields>());

/** Runs the work of a request: each line that it logs bears these fields. */
export function withRequestFields<T>(fields: RequestFields, work: () => T): T {
  return context().run(fields, work);
}

/** The process's log: one JSON line an event, allow-listed fields, no personal data. */
export function log(): Logger {
  return once("log", () =>
    pino({
      level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => context().getStore() ?? {},
    }),
  );
}
