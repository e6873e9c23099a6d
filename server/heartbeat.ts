import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import { endStream, type Stream, sendHeartbeat } from "./event-stream.ts";

const CHECKED_AT_ONCE = 20;

/** Ends the streams of sessions that ran out without use, and keeps the others from being cut as idle. */
export function createHeartbeat({
  streams,
  isStill,
  log,
  heartbeatMs,
}: {
  streams: () => Stream[];
  /** Whether a stream's session is still good. */
  isStill: (stream: Stream) => Promise<boolean>;
  log: Logger;
  heartbeatMs: number;
}) {
  let beat: NodeJS.Timeout | undefined;

  const checkAll = async () => {
    for (const [rank, stream] of streams().entries()) {
      // Thousands of sessions are looked up between everything else, not before it.
      if (rank % CHECKED_AT_ONCE === CHECKED_AT_ONCE - 1) await nextTurn();
      try {
        if (await isStill(stream)) sendHeartbeat(stream);
        else endStream(stream);
      } catch (error) {
        log.error({ err: error }, "a session could not be checked");
      }
    }
  };

  return {
    /** Begins, unless it does already. */
    begin(): void {
      if (beat !== undefined) return;
      beat = setInterval(() => void checkAll(), heartbeatMs);
      beat.unref();
    },

    stop(): void {
      clearInterval(beat);
      beat = undefined;
    },
  };
}
