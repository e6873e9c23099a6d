import { setTimeout as pause } from "node:timers/promises";

interface KeepConnected {
  signal: AbortSignal;
  /** Milliseconds before a connection that ended is opened again. */
  againMs: number;
  /** Called when a connection ended, with the reason where it failed. */
  ended(failure?: unknown): void;
}

/**
 * Works on a connection, and on another one each time that it ends, until the process stops.
 * @param work opens the connection, and settles when that has ended
 */
export async function keepConnected(
  work: () => Promise<void>,
  { signal, againMs, ended }: KeepConnected,
): Promise<void> {
  while (!signal.aborted) {
    const failure = await work().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!signal.aborted) ended(failure);
    await pause(againMs, undefined, { signal, ref: false }).catch(() => {});
  }
}
