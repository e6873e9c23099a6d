import type { Logger } from "pino";
import { lastSequence } from "../lib/notifications/live/queries/last-event-sequence.ts";
import {
  listUserEventsAfter,
  type StoredEvent,
} from "../lib/notifications/live/queries/list-user-events-after.ts";
import { type Watch, watchCommits } from "../lib/platform/db/commits.ts";
import { STREAM_LIMITS } from "./event-stream.ts";

/**
 * Reads what happens to everybody, once it is committed and in the order of its number, for as long as somebody
 * follows it.
 * @param pollMs how often commits are looked for where the database does not announce them
 */
export function createEventReader({
  isFollowed,
  onEvent,
  log,
  pollMs,
}: {
  isFollowed: () => boolean;
  onEvent: (event: StoredEvent) => void;
  log: Logger;
  pollMs: number;
}) {
  /** Since when events are read, null while they are not. */
  let reading: Promise<void> | null = null;
  let poll: NodeJS.Timeout | undefined;
  let watch: Watch | null = null;
  let failing = false;

  /** Passes on what comes after the last event there is at its first run. */
  const createReading = () => {
    let last: number | null = null;
    return async () => {
      last ??= await lastSequence();
      for (;;) {
        const events = await listUserEventsAfter(last, STREAM_LIMITS.batch);
        for (const event of events) {
          last = event.seq;
          onEvent(event);
        }
        if (events.length < STREAM_LIMITS.batch) return;
      }
    };
  };

  const stop = () => {
    clearTimeout(poll);
    watch?.stop();
    watch = null;
    reading = null;
  };

  const schedule = (watched: Watch) => {
    poll = setTimeout(async () => {
      try {
        await watched.look();
        failing = false;
      } catch (error) {
        // Once, not ten times a second for as long as the database is away.
        if (!failing) log.error({ err: error }, "events can't be read");
        failing = true;
      }
      if (watch !== watched) return;
      if (isFollowed()) schedule(watched);
      else stop();
    }, pollMs);
    poll.unref();
  };

  const start = async () => {
    watch = watchCommits(createReading());
    try {
      await watch.look();
      schedule(watch);
    } catch (error) {
      stop();
      throw error;
    }
  };

  return {
    /**
     * Begins to read from now on, unless it does already.
     * @throws what the database throws
     */
    async begin(): Promise<void> {
      reading ??= start();
      await reading;
    },
    stop,
  };
}
