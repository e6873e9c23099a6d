"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { useSending } from "./ActionForm";

/**
 * The controls of the `ActionForm` around, behind a button that opens them below. Sharing `group` makes a
 * set in which one at most is open. It is open where the form was refused: without scripts the page comes back
 * anew, and would hide what is wrong.
 */
export function FormPanel({
  group,
  summary,
  summaryClassName,
  className,
  children,
}: {
  group?: string;
  summary: ReactNode;
  /** The look of the button. */
  summaryClassName: string;
  className?: string;
  children: ReactNode;
}) {
  const { state } = useSending();
  return (
    <details name={group} open={state?.result.status === "error"} className={className}>
      <summary className={cx("w-fit", summaryClassName)}>{summary}</summary>
      <div className="mt-3 flex flex-col gap-4 rounded-card border border-line bg-sunken p-4 md:p-5">
        {children}
      </div>
    </details>
  );
}
