"use client";

import type { ComponentProps } from "react";
import { Disclosure } from "@/components/ui/Disclosure";
import { useSending } from "./ActionForm";

/**
 * The controls of the `ActionForm` around, behind a heading that opens them. It is open where the
 * form was refused: without scripts the page comes back anew, and would hide what is wrong.
 */
export function FormDisclosure(props: Omit<ComponentProps<typeof Disclosure>, "open">) {
  const { state } = useSending();
  return <Disclosure open={state?.result.status === "error"} {...props} />;
}
