import { STREAM_LIMITS, type Stream } from "./event-stream.ts";
import type { Problem } from "./send-problem.ts";

/** The streams that are open, or about to be. */
export function createOpenStreams() {
  const byUser = new Map<string, Set<Stream>>();
  const perSession = new Map<string, number>();
  let count = 0;

  return {
    get count() {
      return count;
    },

    all: (): Stream[] => [...byUser.values()].flatMap((streams) => [...streams]),

    of: (userId: string): Iterable<Stream> => byUser.get(userId) ?? [],

    /** Why there is no room for one more of a session; null where there is. */
    problem(sessionId: string): Problem | null {
      if (count >= STREAM_LIMITS.streams) return { code: "service.unavailable" };
      const ofSession = perSession.get(sessionId) ?? 0;
      if (ofSession < STREAM_LIMITS.perSession) return null;
      return { code: "request.too-many", retrySeconds: 30 };
    },

    add(stream: Stream): void {
      const { userId, sessionId } = stream;
      perSession.set(sessionId, (perSession.get(sessionId) ?? 0) + 1);
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(stream));
      count += 1;
    },

    remove(stream: Stream): void {
      const { userId, sessionId } = stream;
      const streams = byUser.get(userId);
      if (!streams?.delete(stream)) return;
      if (streams.size === 0) byUser.delete(userId);
      count -= 1;
      const left = (perSession.get(sessionId) ?? 1) - 1;
      if (left === 0) perSession.delete(sessionId);
      else perSession.set(sessionId, left);
    },
  };
}
