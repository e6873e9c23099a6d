"use client";

import { useEffect, useRef, useState } from "react";
import { useSending } from "@/components/forms/ActionForm";
import { Button } from "@/components/ui/Button";
import { ROLE_CHANGE } from "./copy";

/** How long the activation is announced before the person is led on. */
const ACTIVATION_MS = 2_000;

/**
 * Sends the form around, two seconds after it was pressed: until then it says that the role is being
 * activated. Without scripts it sends it at once.
 */
export function ActivateButton() {
  const { pending } = useSending();
  const [waiting, setWaiting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setWaiting(false);
      button.current?.form?.requestSubmit(button.current);
    }, ACTIVATION_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  const busy = waiting || pending;
  return (
    <>
      <Button
        ref={button}
        type="submit"
        aria-disabled={busy || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!busy) setWaiting(true);
        }}
      >
        {busy ? ROLE_CHANGE.activating : ROLE_CHANGE.activate}
      </Button>
      <span role="status" className="visually-hidden">
        {busy && ROLE_CHANGE.activating}
      </span>
    </>
  );
}
