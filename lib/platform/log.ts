import pino, { type Logger, type LoggerOptions } from "pino";
import { once } from "./once.ts";
import { requestFields } from "./request-context.ts";

/** How the process's log is written; its level aside. */
export function logOptions(): LoggerOptions {
  return { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestFields };
}

/** Bytes of lines that wait for a disk that is full; beyond, lines are lost. */
const WAITING_BYTES = 1024 * 1024;

/**
 * Standard output. A disk behind it that is full or fails costs lines, never the process: pino's own destination
 * would hang at its end.
 */
function standardOutput() {
  const output = pino.destination({ fd: 1, sync: true, maxLength: WAITING_BYTES });
  output.on("error", () => {});
  return output;
}

/** The process's log: one JSON line an event, allow-listed fields, no personal data. */
export function log(): Logger {
  return once("log", () =>
    pino(
      {
        ...logOptions(),
        level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "silent" : "info"),
      },
      standardOutput(),
    ),
  );
}
