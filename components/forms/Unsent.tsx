"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { SEND_AGAIN, sendFailureText, wayOnFrom } from "@/lib/content/send-failures";
import type { SendFailure } from "@/lib/kernel/send-failure";

/**
 * Why the form around is where it was, and the way on. It stands where the form was sent from; where what was
 * pressed is gone, it has the focus that it had.
 */
export function Unsent({
  failure,
  pending,
  again,
}: {
  failure: SendFailure;
  /** Whether the form is on its way once more. */
  pending: boolean;
  again: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is one more, of the same words too
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      place.current?.focus({ preventScroll: true });
    }
    place.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const way = wayOnFrom(failure);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card outline-offset-2">
      <Callout tone="problem" live>
        <p>{pending ? SEND_AGAIN.sending : sendFailureText(failure)}</p>
        {way !== null && (
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            aria-disabled={pending || undefined}
            onClick={() => {
              if (pending) return;
              if (way === "reload") window.location.reload();
              else again();
            }}
          >
            {SEND_AGAIN[way]}
          </Button>
        )}
      </Callout>
    </div>
  );
}
