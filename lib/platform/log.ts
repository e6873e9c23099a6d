import pino, { type Logger, type LoggerOptions } from "pino";
import { once } from "./once.ts";
import { requestFields } from "./request-context.ts";

/** How the process's log is written; its level aside. */
export function logOptions(): LoggerOptions {
  return { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestFields };
}

/** The process's log: one JSON line an event, allow-listed fields, no personal data. */
export function log(): Logger {
  return once("log", () =>
    pino({
      ...logOptions(),
      level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
    }),
  );
}
