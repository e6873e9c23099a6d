import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

/** One of the processes that serve the site, as whoever started it sees it. */
export interface WebProcess {
  pid: number;
  /** Settles when it serves, or has ended before. */
  started: Promise<"serving" | "ended">;
  /** Settles with its exit code when it has ended. */
  ended: Promise<number>;
  /** Has it take no more connections, finish what it has, and end. */
  retire(): void;
  /** Ends it as the whole site ends. */
  stop(signal: "SIGTERM" | "SIGKILL"): void;
}

interface SuperviseOptions {
  /** How many serve at once. */
  count: number;
  /** Starts one of the build that is served now. @param place its number among them, from 1 */
  start(place: number): WebProcess;
  log: Pick<Logger, "info" | "warn" | "error">;
  times?: Partial<typeof TIMES>;
}

/** Milliseconds. */
const TIMES = {
  /** Before one that ended by itself is replaced; twice as long each time it ends before it served. */
  again: 1_000,
  mostAgain: 30_000,
  /** For one that replaces another to serve: it reads the search index first. */
  starting: 600_000,
  /** For one that is replaced to finish: as long as an upload may take, and what follows it. */
  retiring: 1_020_000,
};

/**
 * Keeps so many processes serving: starts them, replaces each that ends by itself, and on request replaces all, one
 * after the other, each once its successor serves.
 */
export function supervise({ count, start, log, times = {} }: SuperviseOptions) {
  const { again, mostAgain, starting, retiring } = { ...TIMES, ...times };
  const places = new Map<number, WebProcess>();
  const all = new Set<WebProcess>();
  const stopping = new AbortController();
  let renewing: Promise<void> | null = null;
  let renewedAgain = false;

  const launch = (place: number): WebProcess => {
    const process = start(place);
    all.add(process);
    void process.ended.then(() => all.delete(process));
    return process;
  };

  /** Resolves after so long, or at once when the site stops. */
  const wait = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  /** Gives a place to a process, and a new one to the place when that ends while it is its. */
  const put = (place: number, process: WebProcess): void => {
    places.set(place, process);
    void process.ended.then(async (code) => {
      const isItsPlace = () => places.get(place) === process && !stopping.signal.aborted;
      if (!isItsPlace()) return;
      log.error({ pid: process.pid, code }, "a process of the site has ended, and is replaced");
      for (let delay = again; ; delay = Math.min(delay * 2, mostAgain)) {
        await wait(delay);
        if (!isItsPlace()) return;
        const next = launch(place);
        if ((await next.started) === "serving") return put(place, next);
      }
    });
  };

  /** Replaces the process of a place. @returns whether its successor serves */
  const replace = async (place: number): Promise<boolean> => {
    const next = launch(place);
    const outcome = await Promise.race([next.started, wait(starting)]);
    if (outcome !== "serving") {
      next.stop("SIGKILL");
      return false;
    }
    const former = places.get(place);
    put(place, next);
    former?.retire();
    const left = await Promise.race([former?.ended, wait(retiring).then(() => "late" as const)]);
    if (left === "late") former?.stop("SIGKILL");
    return true;
  };

  const renewAll = async (): Promise<void> => {
    for (let place = 1; place <= count && !stopping.signal.aborted; place++) {
      if (await replace(place)) continue;
      if (!stopping.signal.aborted)
        log.error({ place }, "a new process did not serve: those that are left go on");
      return;
    }
    if (!stopping.signal.aborted) log.info("all processes of the site are new");
  };

  return {
    /**
     * Starts them: one alone first, which says what is wrong where the configuration or the database is.
     * @returns the exit code of the first where it ended before it served, or null
     */
    async begin(): Promise<number | null> {
      const first = launch(1);
      if ((await first.started) === "ended") return first.ended;
      put(1, first);
      for (let place = 2; place <= count && !stopping.signal.aborted; place++)
        put(place, launch(place));
      return null;
    },

    /** Replaces all by processes of the build that is served now; requested meanwhile, once more afterwards. */
    renew(): Promise<void> {
      if (renewing !== null) {
        renewedAgain = true;
        return renewing;
      }
      renewing = (async () => {
        do {
          renewedAgain = false;
          await renewAll();
        } while (renewedAgain && !stopping.signal.aborted);
      })().finally(() => {
        renewing = null;
      });
      return renewing;
    },

    /** Ends them all. */
    async stop(): Promise<void> {
      stopping.abort();
      const ended = [...all].map((process) => {
        process.stop("SIGTERM");
        return process.ended;
      });
      await Promise.all(ended);
    },
  };
}
