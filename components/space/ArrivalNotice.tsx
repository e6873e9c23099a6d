"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Callout, type CalloutTone } from "@/components/ui/Callout";

/**
 * What was just done, at the head of the page that it led to. It has the focus, which what was pressed had on the page
 * before: it is read at once, and what follows is next.
 */
export function ArrivalNotice({ tone, children }: { tone: CalloutTone; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A link to a part of the page leads there.
    if (window.location.hash === "") notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="rounded-card outline-offset-2">
      <Callout tone={tone} live>
        {children}
      </Callout>
    </div>
  );
}
