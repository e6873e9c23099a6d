import pino, { type Logger } from "pino";
import { once } from "./once.ts";

/** The process's log: one JSON line an event, allow-listed fields, no personal data. */
export function log(): Logger {
  return once("log", () =>
    pino({
      level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
    }),
  );
}
