import { DAY_MS } from "../../kernel/time.ts";

/** The call that open pages follow. */
export const EVENTS_PATH = "/api/events";

/** For so long an event can be caught up with; pages that were away for longer read everything anew. */
export const EVENT_RETENTION_MS = DAY_MS;

/** What the database writes among the events of a person when a session of theirs ends: no page is sent it. */
export const SESSION_ENDED = "session";

/** The session that ended by an event; null for any other. */
export function endedSessionOf({ kind, data }: { kind: string; data: unknown }): string | null {
  if (kind !== SESSION_ENDED) return null;
  const { sessionId } = data as { sessionId?: unknown };
  return typeof sessionId === "string" ? sessionId : null;
}

/** Digits that a program counts exactly. */
const SEQUENCE = /^\d{1,15}$/;

/** The event after which somebody wants those that follow; null for from now on. */
function sequenceOf(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && SEQUENCE.test(text) ? Number(text) : null;
}

/**
 * After which event a stream sends what came.
 * @param resumeAt the last number that the browser has, as it says; null for a page that has just been opened
 * @param now the number of the last event
 * @returns `isStrange` where the number is none of ours, or one from before the database was replaced, which is ahead
 *   of everything: nobody knows what the browser has missed. So no number is read from that the database could not have
 *   given: PostgreSQL refuses one of more than 31 bits
 */
export function beginningOf(
  resumeAt: string | null,
  now: number,
): { from: number; isStrange: boolean } {
  const since = sequenceOf(resumeAt);
  const isStrange = resumeAt !== null && (since === null || since > now);
  return { from: since === null || isStrange ? now : since, isStrange };
}

/** An event as it is sent (WHATWG HTML, server-sent events): `data` is JSON, so it has no line's end. */
export function eventText(name: string, data: unknown, id: number): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
