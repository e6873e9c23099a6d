import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { log } from "../../log.ts";
import { connectionOptions } from "./connection.ts";
import { keepConnected } from "./keep-connected.ts";

/** Milliseconds. */
const TIMES = {
  /** Between two looks: whether the lock is free, or whether its connection still answers. */
  look: 5_000,
  /** After which a look that has no answer is a connection that is gone. */
  answer: 5_000,
};

interface SoleHolderOptions {
  url: string;
  /** Of the lock, among the database's advisory locks. */
  key: number;
  /** Begins what one process of all does. @returns what ends it, and waits for what is under way */
  begin(): () => Promise<void>;
  times?: Partial<typeof TIMES>;
}

/**
 * Does something in one process of all that share a database: in the one whose connection holds a lock. Where that
 * process ends, or the server no longer reaches it, another one takes over.
 * For some seconds two may do it: who has lost its connection learns of it at its next look.
 * @returns what ends it here
 */
export function beSoleHolder({ url, key, begin, times = {} }: SoleHolderOptions) {
  const { look, answer } = { ...TIMES, ...times };
  const stopping = new AbortController();
  const wait = () =>
    pause(look, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  /** Waits for the lock, does what there is to do, and returns when the connection is gone or the process stops. */
  const takeTurn = async () => {
    const client = new Client({ ...connectionOptions(url), query_timeout: answer });
    let gone = false;
    for (const event of ["error", "end"] as const) {
      client.on(event, () => {
        gone = true;
      });
    }
    let end: (() => Promise<void>) | null = null;
    try {
      await client.connect();
      while (!stopping.signal.aborted && !gone) {
        const text = end ? "SELECT true AS held" : `SELECT pg_try_advisory_lock(${key}) AS held`;
        const { rows } = await client.query<{ held: boolean }>(text);
        if (end === null && rows[0]?.held) end = begin();
        await wait();
      }
    } finally {
      await end?.();
      await client.end().catch(() => {});
    }
  };

  const taking = keepConnected(takeTurn, {
    signal: stopping.signal,
    againMs: look,
    ended: (failure) => {
      if (failure !== undefined)
        log().warn({ err: failure }, "what one process does for all can't be taken over");
    },
  });

  return async (): Promise<void> => {
    stopping.abort();
    await taking;
  };
}
