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

type Listener = (news: LiveNews) => void;

const EVENTS = "/api/events";
const UNREAD = "/api/events/unread";
const KINDS = ["message", "visit", "offer", "sale", "notification"] as const;

const POLL_MS = 20_000;
/** A tab that is not looked at gives its connection back: browsers have six for a site. */
const HIDDEN_MS = 30_000;
/** A stream that was refused is tried again. */
const RETRY_MS = 60_000;

const listeners = new Set<Listener>();
let source: EventSource | null = null;
let lastId = "";
let wasGreeted = false;
let polling: number | undefined;
let retry: number | undefined;
let hiding: number | undefined;

const tell = (news: LiveNews) => {
  for (const listener of [...listeners]) listener(news);
};

function greet(unread: UnreadCounts | null): void {
  tell({ kind: "hello", unread, again: wasGreeted });
  wasGreeted = true;
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
    if (unread) greet(unread);
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
  const opened = new EventSource(lastId === "" ? EVENTS : `${EVENTS}?since=${lastId}`);
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
    greet((JSON.parse(data) as { unread: UnreadCounts | null }).unread);
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

/** Listens to what happens. @returns what ends it. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", close);
  }
  listeners.add(listener);
  if (!document.hidden) open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", close);
    close();
  };
}
