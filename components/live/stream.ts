import type { UnreadCounts } from "@/lib/dashboards/unread/rules";
import type { LiveEvent } from "@/lib/notifications/live/events";

/*
 * What happens to the person while a page is open: one stream a tab (GET /api/events), and a question now
 * and then where there can be none.
 */

/** What the listeners receive. */
export type LiveNews =
  | LiveEvent
  /**
   * The counts as they are; `again` where something may have happened that nobody was notified of.
   */
  | { kind: "hello"; unread: UnreadCounts | null; again: boolean };

/** What a stream begins with; `missed` where more happened than it goes on to send. */
interface Hello {
  unread: UnreadCounts | null;
  missed: boolean;
}

type Listener = (news: LiveNews) => void;

const EVENTS = "/api/events";
const UNREAD = "/api/events/unread";
const KINDS = ["message", "visit", "offer", "sale", "review", "notification"] as const;

const POLL_MS = 20_000;
/** A tab that is not looked at gives its connection back: browsers have six for a site. */
const HIDDEN_MS = 30_000;
/** A stream that was refused is tried again. */
const RETRY_MS = 60_000;

/** With what each one's page was rendered, until it follows: the number of the last event; null for nothing. */
const listeners = new Map<Listener, number | null>();
let source: EventSource | null = null;
let lastId = "";
let wasGreeted = false;
let polling: number | undefined;
let retry: number | undefined;
let hiding: number | undefined;

const tell = (news: LiveNews) => {
  for (const listener of [...listeners.keys()]) listener(news);
};

/** Whether events may have passed since a page was rendered with this one as the last. */
const isBehind = (asOf: number | null) => asOf !== null && Number(lastId) > asOf;

/** @param mayHaveMissed whether the page may have missed events, whatever it was rendered with */
function greet(unread: UnreadCounts | null, mayHaveMissed: boolean): void {
  for (const [listener, asOf] of [...listeners]) {
    const again = mayHaveMissed || wasGreeted || isBehind(asOf);
    if (listeners.has(listener)) listeners.set(listener, null);
    listener({ kind: "hello", unread, again });
  }
  wasGreeted = true;
}

/** The event after which the stream is to begin; "" for from now on. */
function beginning(): string {
  if (lastId !== "") return lastId;
  const rendered = [...listeners.values()].filter((asOf) => asOf !== null);
  return rendered.length === 0 ? "" : String(Math.min(...rendered));
}

/** What is unread now; null where that can't be learnt. */
export async function fetchUnread(): Promise<UnreadCounts | null> {
  const response = await fetch(UNREAD, { headers: { accept: "application/json" } }).catch(
    () => null,
  );
  return response?.ok ? ((await response.json()) as { unread: UnreadCounts }).unread : null;
}

function startPolling(): void {
  if (polling !== undefined) return;
  polling = window.setInterval(async () => {
    const unread = await fetchUnread();
    // What happened between two questions came to nobody.
    if (unread) greet(unread, true);
  }, POLL_MS);
}

function stopPolling(): void {
  window.clearInterval(polling);
  polling = undefined;
}

function close(): void {
  source?.close();
  source = null;
  stopPolling();
  window.clearTimeout(retry);
}

function open(): void {
  if (source || listeners.size === 0) return;
  const since = beginning();
  const opened = new EventSource(since === "" ? EVENTS : `${EVENTS}?since=${since}`);
  source = opened;
  opened.onopen = stopPolling;
  opened.onerror = () => {
    startPolling();
    // Else the browser comes back by itself.
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
    source = null;
    window.clearTimeout(retry);
    retry = window.setTimeout(open, RETRY_MS);
  };
  opened.addEventListener("hello", ({ data, lastEventId }) => {
    lastId = lastEventId;
    const { unread, missed } = JSON.parse(data) as Hello;
    greet(unread, missed);
  });
  for (const kind of KINDS) {
    opened.addEventListener(kind, (event) => {
      lastId = event.lastEventId;
      tell({ kind, data: JSON.parse(event.data) } as LiveEvent);
    });
  }
}

function onVisibility(): void {
  window.clearTimeout(hiding);
  if (document.hidden) hiding = window.setTimeout(close, HIDDEN_MS);
  else open();
}

/**
 * Listens to what happens.
 * @param asOf the number of the last event there was when what the listener shows was read: it misses none of those
 *   after it; null for one that needs only what comes
 * @returns what ends it
 */
export function subscribe(listener: Listener, asOf: number | null = null): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", close);
  }
  listeners.set(listener, wasGreeted ? null : asOf);
  if (wasGreeted && isBehind(asOf)) listener({ kind: "hello", unread: null, again: true });
  // Once all that a page is made of listen: the stream begins where the first of them needs it.
  if (!document.hidden) queueMicrotask(open);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", close);
    close();
  };
}
