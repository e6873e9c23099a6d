import { format } from "node:util";
import type { Logger } from "pino";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Sends what Next and other packages write to the console to the log instead, so that every line of the
 * process is JSON. An error among what is written stands in `err`, with its stack.
 */
export function logConsole(log: Logger): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, "info"][]) {
    console[method] = (...written: unknown[]) => {
      const err = written.find((each) => each instanceof Error);
      const words = written.filter((each) => each !== err);
      const message = words.length > 0 ? format(...words) : String(err);
      log[level](err === undefined ? {} : { err }, message.trim());
    };
  }
}
