import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { lastSequence } from "../lib/notifications/live/queries/last-event-sequence.ts";
import {
  listEventsAfter,
  listOwnEventsAfter,
  type StoredEvent,
} from "../lib/notifications/live/queries/list-events-after.ts";
import { endedSessionOf, eventText, sequenceOf } from "../lib/notifications/live/rules.ts";
import { onRequestEnd } from "./request-end.ts";

/** A follower of events: a session that was found good. */
export interface Follower {
  userId: string;
  sessionId: string;
}

interface StreamOptions {
  /** Whose the request is by its cookie now; null for nobody, "pending" for an unconfirmed address. */
  findFollower: (request: IncomingMessage) => Promise<Follower | "pending" | null>;
  /** The unread counts of the caller, at the moment. */
  countUnread: (request: IncomingMessage) => Promise<unknown>;
  log: Logger;
  pollMs?: number;
  heartbeatMs?: number;
}

export const STREAM_LIMITS = {
  /** Of one session: the tabs that are looked at. */
  perSession: 6,
  /** In all: the connections that are left are for everything else. */
  streams: 5_000,
  /** Events that a stream catches up with at once; one that missed more reads everything anew. */
  caughtUp: 500,
  /** Events that are read at once. */
  batch: 1_000,
  /** Bytes that wait for somebody who does not read them. */
  unread: 256 * 1024,
} as const;

const POLL_MS = 100;
const HEARTBEAT_MS = 15_000;
const CHECKED_AT_ONCE = 20;
/** After how long a browser that was cut comes back. */
const RETRY_MS = 2_000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Proxies that collect responses would hold events back.
  "x-accel-buffering": "no",
  connection: "close",
};

interface Stream extends Follower {
  request: IncomingMessage;
  response: ServerResponse;
  /** The last event that was sent; those before it are never sent again. */
  sent: number;
  /** Events that came while the stream catches up; null once it has. */
  held: StoredEvent[] | null;
}

/**
 * The open pages that follow what happens to their person (GET /api/events). One query ten times a second
 * serves them all, while there are any: an event is sent once it is committed, in the order of its number.
 */
export function createEventStreams(options: StreamOptions) {
  const { findFollower, countUnread, log, pollMs = POLL_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const byUser = new Map<string, Set<Stream>>();
  /** Streams of a session, those that are about to be opened included. */
  const perSession = new Map<string, number>();
  let count = 0;
  let stopped = false;
  /** Since when events are read for all, null while they are not; and the last one that was. */
  let reading: Promise<void> | null = null;
  let last = 0;
  let poll: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;

  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);

  const end = ({ response }: Stream) => void response.end();

  const write = (stream: Stream, text: string) => {
    const { response } = stream;
    if (response.destroyed || response.writableEnded) return;
    // A client that does not read is cut: the browser comes back, and catches up.
    if (response.writableLength > STREAM_LIMITS.unread) response.destroy();
    else response.write(text);
  };

  const deliver = (stream: Stream, event: StoredEvent) => {
    if (stream.held) {
      stream.held.push(event);
      return;
    }
    if (event.seq <= stream.sent) return;
    stream.sent = event.seq;
    write(stream, eventText(event.kind, event.data, event.seq));
  };

  const readNew = async () => {
    for (;;) {
      const events = await listEventsAfter(last, STREAM_LIMITS.batch);
      for (const event of events) {
        last = event.seq;
        const ended = endedSessionOf(event);
        for (const stream of byUser.get(event.userId) ?? []) {
          if (ended === null) deliver(stream, event);
          else if (stream.sessionId === ended) end(stream);
        }
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
      if (count > 0 && !stopped) schedule();
      else reading = null;
    }, pollMs);
    poll.unref();
  };

  const isStill = async ({ request, sessionId }: Stream) => {
    const follower = await findFollower(request);
    return follower !== null && follower !== "pending" && follower.sessionId === sessionId;
  };

  /** Ends the streams of sessions that ran out without use, and keeps the others from being cut as idle. */
  const checkAll = async () => {
    for (const [rank, stream] of all().entries()) {
      // Thousands of sessions are looked up between everything else, not before it.
      if (rank % CHECKED_AT_ONCE === CHECKED_AT_ONCE - 1) await nextTurn();
      try {
        if (await isStill(stream)) write(stream, ":\n\n");
        else end(stream);
      } catch (error) {
        log.error({ err: error }, "a session could not be checked");
      }
    }
  };

  const begin = async () => {
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
    if (beat === undefined) {
      beat = setInterval(() => void checkAll(), heartbeatMs);
      beat.unref();
    }
  };

  const leave = (stream: Stream) => {
    const streams = byUser.get(stream.userId);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) byUser.delete(stream.userId);
    count -= 1;
    if (count > 0) return;
    clearInterval(beat);
    beat = undefined;
  };

  /**
   * Sends what came since, or where it begins; then what came meanwhile.
   * @param resumeAt the last number that the browser has, as it says; null for a page that has just been opened
   */
  const catchUp = async (stream: Stream, resumeAt: string | null) => {
    const now = await lastSequence();
    const since = sequenceOf(resumeAt);
    // No number of ours, or one from before the database was replaced, which is ahead of everything.
    const isStrange = resumeAt !== null && (since === null || since > now);
    const from = since === null || isStrange ? now : since;
    const rows =
      from === now ? [] : await listOwnEventsAfter(stream.userId, from, STREAM_LIMITS.caughtUp + 1);
    const missed = isStrange || rows.length > STREAM_LIMITS.caughtUp;
    const unread = await countUnread(stream.request);
    const begins = missed ? now : from;
    stream.sent = begins;
    write(stream, `retry: ${RETRY_MS}\n${eventText("hello", { unread, missed }, begins)}`);
    const held = stream.held ?? [];
    stream.held = null;
    for (const event of [...(missed ? [] : rows), ...held]) deliver(stream, event);
  };

  return {
    get count() {
      return count;
    },

    /**
     * Responds with events until the visitor leaves, the session ends or the process stops.
     * @param reject sends a problem instead
     */
    async open(
      request: IncomingMessage,
      response: ServerResponse,
      reject: (code: ErrorCode, seconds?: number) => void,
    ): Promise<void> {
      const follower = await findFollower(request);
      if (follower === null) return reject("request.signed-out");
      if (follower === "pending") return reject("account.unconfirmed");
      if (stopped || count >= STREAM_LIMITS.streams) return reject("service.unavailable");
      const { userId, sessionId } = follower;
      const ofSession = perSession.get(sessionId) ?? 0;
      if (ofSession >= STREAM_LIMITS.perSession) return reject("request.too-many", 30);
      perSession.set(sessionId, ofSession + 1);
      const stream: Stream = { userId, sessionId, request, response, sent: 0, held: [] };
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(stream));
      count += 1;
      onRequestEnd(request, response, () => {
        leave(stream);
        const left = (perSession.get(sessionId) ?? 1) - 1;
        if (left === 0) perSession.delete(sessionId);
        else perSession.set(sessionId, left);
      });
      // Nothing has to move on such a connection for as long as nothing happens.
      request.socket.setTimeout(0);
      request.socket.setNoDelay(true);
      try {
        await begin();
        // Its end may have been written before events were read for it: later ones report it.
        if (!(await isStill(stream))) return reject("request.signed-out");
        response.writeHead(200, HEADERS);
        response.flushHeaders();
        const given = new URL(request.url ?? "/", "http://localhost").searchParams.get("since");
        const { "last-event-id": lastId } = request.headers;
        await catchUp(stream, lastId === undefined ? given : String(lastId));
      } catch (error) {
        log.error({ err: error }, "a stream of events could not begin");
        if (response.headersSent) response.end();
        else reject("service.unavailable");
      }
    },

    /** Ends them all, for good: the process stops. */
    stop(): void {
      stopped = true;
      clearTimeout(poll);
      clearInterval(beat);
      for (const stream of all()) end(stream);
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;
