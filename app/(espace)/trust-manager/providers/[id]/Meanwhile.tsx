"use client";

import { useEffect, useRef } from "react";
import { useSending } from "@/components/forms/ActionForm";
import { Callout } from "@/components/ui/Callout";
import type { MeanwhileNotice } from "../copy";
import { MANAGED } from "../copy";

const COPY = MANAGED.meanwhile;

/**
 * What the form's reader was shown, which is sent with it, and what somebody else stored since: once it was shown, it
 * counts as read.
 */
export function Meanwhile({ seen }: { seen: string }) {
  const { state } = useSending();
  const notice = state?.data?.meanwhile as MeanwhileNotice | undefined;
  // What was sent counts as read further on: the page around the form may have become a newer one.
  const sent = state?.result.initialValue?.seen;
  const read = notice?.seen ?? (typeof sent === "string" ? sent : seen);
  const shown = useRef<HTMLDivElement>(null);
  // The button stands below a long form: what it came to would be out of sight.
  useEffect(() => {
    if (notice) shown.current?.focus();
  }, [notice]);
  return (
    <>
      <input type="hidden" name="seen" value={read} />
      {notice && (
        <div ref={shown} tabIndex={-1} className="scroll-mt-24 rounded-card outline-offset-2">
          <Callout tone="problem" live title={COPY.title}>
            <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
              {notice.conflicts.map((text) => (
                <li key={text} className="whitespace-pre-line wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
            <p className="mt-2">{COPY.again}</p>
            {notice.theirs.length > 0 && (
              <>
                <p className="mt-2">{COPY.theirs}</p>
                <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
                  {notice.theirs.map((text) => (
                    <li key={text} className="whitespace-pre-line wrap-anywhere">
                      {text}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Callout>
        </div>
      )}
    </>
  );
}
