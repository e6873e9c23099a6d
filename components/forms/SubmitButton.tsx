"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { useSending } from "./ActionForm";

/**
 * Sends the form around. While it is on its way the button says so and does nothing, and stays where
 * the focus is. `name` and `value` tell which of several was used.
 */
export function SubmitButton({
  children,
  sending,
  ...rest
}: Omit<ComponentProps<typeof Button>, "type" | "children"> & {
  children: ReactNode;
  /** What it says meanwhile. */
  sending: ReactNode;
}) {
  const { pending } = useSending();
  return (
    <Button
      type="submit"
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
      }}
      {...rest}
    >
      {pending ? sending : children}
    </Button>
  );
}
