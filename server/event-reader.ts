import type { Logger } from "pino";
import { lastSequence } from "../lib/notifications/live/queries/last-event-sequence.ts";
import {
  listUserEventsAfter,
  type StoredEvent,
} from "../lib/notifications/live/queries/list-user-events-after.ts";
import { STREAM_LIMITS } from "./event-stream.ts";

/**
 * Reads what happens to everybody, once it is committed and in the order of its number, for as long as somebody
 * follows it.
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
  /** Since when events are read, null while they are not; and the last one that was. */
  let reading: Promise<void> | null = null;
  let last = 0;
  let poll: NodeJS.Timeout | undefined;

  const readNew = async () => {
    for (;;) {
      const events = await listUserEventsAfter(last, STREAM_LIMITS.batch);
      for (const event of events) {
        last = event.seq;
        onEvent(event);
      }
      if (events.length < STREAM_LIMITS.batch) return;
    }
  };

  const schedule = () => {
    poll = setTimeout(async () => {
      try {
        await readNew();
      } catch (error) {
        log.error({ err: error }, "events could not be read");
      }
      if (isFollowed()) schedule();
      else reading = null;
    }, pollMs);
    poll.unref();
  };

  return {
    /**
     * Begins to read from now on, unless it does already.
     * @throws what the database throws
     */
    async begin(): Promise<void> {
      reading ??= lastSequence().then((seq) => {
        last = seq;
        schedule();
      });
      try {
        await reading;
      } catch (error) {
        reading = null;
        throw error;
      }
    },

    stop(): void {
      clearTimeout(poll);
    },
  };
}
