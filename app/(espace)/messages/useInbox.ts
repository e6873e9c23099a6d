import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import type { LiveNews } from "@/components/live/stream";
import { useLive } from "@/components/live/useLive";
import type { InboxView } from "@/lib/messages/views";
import { MESSAGES } from "./copy";

const isOfInbox = (news: LiveNews) =>
  news.kind === "message" || (news.kind === "hello" && news.again);

/**
 * Shows what happens in the inbox while it is open: the page is rendered anew by the server, and what is
 * being typed stays. What happens meanwhile is one more time.
 * @returns what to announce to a person who can't see it: about conversations other than the open
 * one, whose log speaks for itself.
 */
export function useInbox({ conversations, open, isChosen, asOf }: InboxView): string {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isStale = useRef(false);
  const refresh = () => {
    isStale.current = false;
    startTransition(() => router.refresh());
  };
  useLive((news) => {
    if (!isOfInbox(news)) return;
    if (isPending) isStale.current = true;
    else refresh();
  }, asOf);
  useEffect(() => {
    if (!isPending && isStale.current) {
      isStale.current = false;
      startTransition(() => router.refresh());
    }
  }, [isPending, router]);

  const openId = isChosen && open !== null && open !== "missing" ? open.id : null;
  const unread = new Map(conversations.map((line) => [line.id, line.unread]));
  const [news, setNews] = useState({ unread, text: "" });
  const changed = conversations.find(
    ({ id, unread: count }) => id !== openId && count > (news.unread.get(id) ?? 0),
  );
  const isOld =
    news.unread.size !== unread.size ||
    [...unread].some(([id, count]) => news.unread.get(id) !== count);
  if (isOld) {
    setNews({ unread, text: changed ? MESSAGES.list.arrived(changed.contactName) : news.text });
  }
  return news.text;
}
