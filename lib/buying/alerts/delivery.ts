import { log } from "../../platform/log.ts";
import { once } from "../../platform/once.ts";
import { collectAlerts } from "./commands/collect-alerts.ts";
import { sendAlerts } from "./commands/send-alerts.ts";

/** Milliseconds between two passes. */
const EVERY_MS = 5_000;

/** Passes one after the other, until it is stopped. */
class AlertPasses {
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pass: Promise<void> = Promise.resolve();

  constructor() {
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.#pass = this.#run().then(() => {
        if (!this.#stopped) this.#next();
      });
    }, EVERY_MS);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    try {
      await collectAlerts();
      await sendAlerts();
    } catch (error) {
      log().error({ err: error }, "alerts could not be sent");
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pass;
  }
}

const current = () => once<{ passes: AlertPasses | null }>("alerts", () => ({ passes: null }));

/** Starts the process's alerts, once. */
export function startAlerts(): void {
  current().passes ??= new AlertPasses();
}

/** Ends them, after the pass under way. */
export async function stopAlerts(): Promise<void> {
  await current().passes?.stop();
}
