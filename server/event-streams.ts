import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { StoredEvent } from "../lib/notifications/live/queries/list-user-events-after.ts";
import { endedSessionOf } from "../lib/notifications/live/rules.ts";
import { createEventReader } from "./event-reader.ts";
import {
  beginStream,
  deliver,
  endStream,
  type Follower,
  holdOpen,
  type Stream,
} from "./event-stream.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { createOpenStreams } from "./open-streams.ts";
import { onRequestEnd } from "./request-end.ts";
import type { Problem } from "./send-problem.ts";

interface StreamOptions {
  /** Whose the request is by its cookie now; null for nobody, "pending" for an unconfirmed address. */
  findFollower: (request: IncomingMessage) => Promise<Follower | "pending" | null>;
  /** The unread counts of the caller, at the moment. */
  countUnread: (request: IncomingMessage) => Promise<unknown>;
  log: Logger;
  pollMs?: number;
  heartbeatMs?: number;
}

const POLL_MS = 100;
const HEARTBEAT_MS = 15_000;

/**
 * The open pages that follow what happens to their person (GET /api/events). One query ten times a second
 * serves them all, while there are any: an event is sent once it is committed, in the order of its number.
 */
export function createEventStreams(options: StreamOptions) {
  const { findFollower, countUnread, log, pollMs = POLL_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const streams = createOpenStreams();
  let stopped = false;

  const isStill = async ({ request, sessionId }: Stream) => {
    const follower = await findFollower(request);
    return follower !== null && follower !== "pending" && follower.sessionId === sessionId;
  };

  const pass = (event: StoredEvent) => {
    const ended = endedSessionOf(event);
    for (const stream of streams.of(event.userId)) {
      if (ended === null) deliver(stream, event);
      else if (stream.sessionId === ended) endStream(stream);
    }
  };

  const isFollowed = () => streams.count > 0 && !stopped;
  const reader = createEventReader({ isFollowed, onEvent: pass, log, pollMs });
  const heartbeat = createHeartbeat({ streams: streams.all, isStill, log, heartbeatMs });

  const enter = (stream: Stream) => {
    streams.add(stream);
    onRequestEnd(stream.request, stream.response, () => {
      streams.remove(stream);
      if (streams.count === 0) heartbeat.stop();
    });
    holdOpen(stream);
  };

  return {
    get count() {
      return streams.count;
    },

    /**
     * Responds with events until the visitor leaves, the session ends or the process stops.
     * @param reject sends a problem instead
     */
    async open(
      request: IncomingMessage,
      response: ServerResponse,
      reject: (problem: Problem) => void,
    ): Promise<void> {
      const follower = await findFollower(request);
      if (follower === null) return reject({ code: "request.signed-out" });
      if (follower === "pending") return reject({ code: "account.unconfirmed" });
      if (stopped) return reject({ code: "service.unavailable" });
      const full = streams.problem(follower.sessionId);
      if (full !== null) return reject(full);
      const stream: Stream = { ...follower, request, response, sent: 0, held: [] };
      enter(stream);
      try {
        await reader.begin();
        heartbeat.begin();
        // Its end may have been written before events were read for it: later ones report it.
        if (!(await isStill(stream))) return reject({ code: "request.signed-out" });
        await beginStream(stream, countUnread);
      } catch (error) {
        log.error({ err: error }, "a stream of events could not begin");
        if (response.headersSent) response.end();
        else reject({ code: "service.unavailable" });
      }
    },

    /** Ends them all, for good: the process stops. */
    stop(): void {
      stopped = true;
      reader.stop();
      heartbeat.stop();
      for (const stream of streams.all()) endStream(stream);
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;
