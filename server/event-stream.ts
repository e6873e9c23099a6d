import type { IncomingMessage, ServerResponse } from "node:http";
import { lastSequence } from "../lib/notifications/live/queries/last-event-sequence.ts";
import {
  listOwnEventsAfter,
  type StoredEvent,
} from "../lib/notifications/live/queries/list-user-events-after.ts";
import { beginningOf, eventText } from "../lib/notifications/live/rules.ts";

/** A follower of events: a session that was found good. */
export interface Follower {
  userId: string;
  sessionId: string;
}

/** A page that follows what happens to its person. */
export interface Stream extends Follower {
  request: IncomingMessage;
  response: ServerResponse;
  /** The last event that was sent; those before it are never sent again. */
  sent: number;
  /** Events that came while the stream catches up; null once it has. */
  held: StoredEvent[] | null;
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

/** After how long a browser that was cut comes back. */
const RETRY_MS = 2_000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Proxies that collect responses would hold events back.
  "x-accel-buffering": "no",
  connection: "close",
};

/** Has a stream's connection stay open. */
export function holdOpen({ request }: Stream): void {
  // Nothing has to move on such a connection for as long as nothing happens.
  request.socket.setTimeout(0);
  request.socket.setNoDelay(true);
}

function write({ response }: Stream, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  // A client that does not read is cut: the browser comes back, and catches up.
  if (response.writableLength > STREAM_LIMITS.unread) response.destroy();
  else response.write(text);
}

/** Sends what browsers pass over, so that nothing on the way cuts the connection as idle. */
export function sendHeartbeat(stream: Stream): void {
  write(stream, ":\n\n");
}

/** Sends an event, unless the stream has it; holds it until the stream has caught up. */
export function deliver(stream: Stream, event: StoredEvent): void {
  if (stream.held) {
    stream.held.push(event);
    return;
  }
  if (event.seq <= stream.sent) return;
  stream.sent = event.seq;
  write(stream, eventText(event.kind, event.data, event.seq));
}

export function endStream({ response }: Stream): void {
  response.end();
}

/** The last number that the browser has, as it says; null for a page that has just been opened. */
function resumeAtOf({ url, headers }: IncomingMessage): string | null {
  const { "last-event-id": lastId } = headers;
  const given = new URL(url ?? "/", "http://localhost").searchParams.get("since");
  return lastId === undefined ? given : String(lastId);
}

/**
 * Begins to respond: with what came since, or where it begins; then with what came meanwhile.
 * @param countUnread the unread counts of its person, at the moment
 */
export async function beginStream(
  stream: Stream,
  countUnread: (request: IncomingMessage) => Promise<unknown>,
): Promise<void> {
  stream.response.writeHead(200, HEADERS);
  stream.response.flushHeaders();
  const now = await lastSequence();
  const { from, isStrange } = beginningOf(resumeAtOf(stream.request), now);
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
}
