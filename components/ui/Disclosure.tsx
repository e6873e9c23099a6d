import type { ReactNode } from "react";
import { Icon } from "./Icon";

/**
 * A heading that opens its text: native `<details>`, so that it works without JavaScript, is found
 * by the browser's search, and opens by itself when an address names `contentId`, an anchor inside.
 * Sharing `group` makes a set in which one at most is open.
 */
export function Disclosure({
  summary,
  children,
  contentId,
  group,
  open,
  className,
}: {
  summary: ReactNode;
  children: ReactNode;
  contentId?: string;
  group?: string;
  open?: boolean;
  className?: string;
}) {
  return (
    <details name={group} open={open} className={className}>
      <summary className="flex min-h-11 items-start justify-between gap-4 py-4 font-semibold hover:text-brand">
        <span className="min-w-0">{summary}</span>
        <Icon
          name="plus"
          className="mt-0.5 size-5 shrink-0 text-brand transition-transform duration-200 [details[open]>summary>&]:rotate-45"
        />
      </summary>
      <div id={contentId} className="pb-5">
        {children}
      </div>
    </details>
  );
}
