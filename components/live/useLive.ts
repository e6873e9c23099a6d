import { useEffect, useRef, useState } from "react";
import type { UnreadCounts } from "@/lib/dashboards/unread/rules";
import { fetchUnread, type LiveNews, subscribe } from "./stream";

/**
 * Calls back with what happens to the person while the component is shown.
 * @param asOf the number of the last event there was when what it shows was first read; null where that is no matter
 */
export function useLive(listener: (news: LiveNews) => void, asOf: number | null = null): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  // What is read later on is read because of what was heard.
  const [first] = useState(asOf);
  useEffect(() => subscribe((news) => latest.current(news), first), [first]);
}

/** What happens within this time is asked about once. */
const TOGETHER_MS = 250;

/** What is unread, from what the page was sent with on. */
export function useUnread(initial: UnreadCounts): UnreadCounts {
  const [shown, setShown] = useState({ initial, unread: initial });
  // A page that was rendered anew knows better than what was learnt before.
  if (JSON.stringify(shown.initial) !== JSON.stringify(initial)) {
    setShown({ initial, unread: initial });
  }
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const take = (unread: UnreadCounts | null) => {
    if (unread) setShown((before) => ({ ...before, unread }));
  };
  useLive((news) => {
    if (news.kind === "hello") {
      take(news.unread);
      return;
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void fetchUnread().then(take), TOGETHER_MS);
  });
  return shown.unread;
}
