import { Client } from "pg";
import { log } from "../../log.ts";
import { connectionOptions } from "./connection.ts";
import { keepConnected } from "./keep-connected.ts";

/** What the writer's transactions notify when they are committed (write-lock.ts). */
export const COMMIT_CHANNEL = "loopimmo_commit";

/** Milliseconds before a connection that broke is opened again. */
const REOPENED_AFTER_MS = 1_000;

export interface CommitListener {
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own for commits of any process, and opens it again whenever it breaks: what was
 * missed meanwhile is seen by whoever asks each second. A pooler that gives each transaction another connection can't
 * pass notifications on.
 * @param heard called for each commit, and when a connection begins to listen
 */
export function listenForCommits(url: string, heard: () => void): CommitListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: Client | null = null;

  /** Resolves when the connection ends. */
  const listen = async () => {
    const opened = new Client(connectionOptions(url));
    client = opened;
    const ended = new Promise<void>((resolve) => {
      opened.on("error", () => resolve());
      opened.on("end", () => resolve());
    });
    opened.on("notification", heard);
    try {
      await opened.connect();
      await opened.query(`LISTEN ${COMMIT_CHANNEL}`);
      heard();
      await ended;
    } finally {
      await opened.end().catch(() => {});
    }
  };

  /** Says it once, not each second for as long as the server is away. */
  let silent = false;
  const listening = keepConnected(listen, {
    signal,
    againMs: REOPENED_AFTER_MS,
    ended: (failure) => {
      if (failure === undefined) log().warn("the connection that hears of commits has ended");
      else if (!silent) log().warn({ err: failure }, "commits can't be listened for");
      silent = failure !== undefined;
    },
  });

  return {
    async close() {
      stopping.abort();
      await client?.end().catch(() => {});
      await listening;
    },
  };
}
