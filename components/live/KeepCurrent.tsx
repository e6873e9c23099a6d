"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import type { LiveEvent } from "@/lib/notifications/live/events";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { KEEP_CURRENT } from "./copy";
import { useLive } from "./useLive";

/** Whether somebody is writing on the page. */
const isWriting = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>("main textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Renders a page anew when what it shows was changed elsewhere: by the other side, by a colleague, in another window.
 * A step that was left open so becomes what can be done now. Where somebody writes it stays as it is, for its form may be
 * one of those that go: sending it says what changed, and gives the text back. A tab that was out of sight, or offline,
 * reads the page again when it is back.
 */
export function KeepCurrent({
  kinds,
  asOf,
  state,
}: {
  /** The events that concern the page. */
  kinds: readonly LiveEvent["kind"][];
  /** The number of the last event there was before the page was read. */
  asOf: number;
  /** What the page shows, in short: another one is announced to whoever does not see it change. */
  state: string;
}) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isStale = useRef(false);
  const [shown, setShown] = useState({ state, text: "" });
  useLive((news) => {
    if (!(news.kind === "hello" ? news.again : kinds.includes(news.kind))) return;
    if (isWriting()) return;
    if (isPending) isStale.current = true;
    else startTransition(() => router.refresh());
  }, asOf);
  // What changed while the page was being read is one more time to read it.
  useEffect(() => {
    if (isPending || !isStale.current) return;
    isStale.current = false;
    startTransition(() => router.refresh());
  }, [isPending, router]);
  if (shown.state !== state) setShown({ state, text: KEEP_CURRENT.changed });
  return (
    <VisuallyHidden>
      <span role="status">{shown.text}</span>
    </VisuallyHidden>
  );
}
