import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { NO_DATA } from "./copy";

/** What stands where there is nothing yet: it says so, why, and what to do next. */
export function NoData({
  title = NO_DATA,
  children,
  actions,
}: {
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <EmptyState
      heading="h2"
      title={title}
      actions={actions}
      className="w-full max-w-none! rounded-card border border-dashed border-line-strong px-6 *:max-w-xl"
    >
      {children}
    </EmptyState>
  );
}
