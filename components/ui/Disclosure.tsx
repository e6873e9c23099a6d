import type { ReactNode } from "react";
import { cx } from "./cx";
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
  dense = false,
  className,
}: {
  summary: ReactNode;
  children: ReactNode;
  contentId?: string;
  group?: string;
  open?: boolean;
  /** Of small print, inside of something small. */
  dense?: boolean;
  className?: string;
}) {
  return (
    <details name={group} open={open} className={className}>
      <summary
        className={cx(
          "flex min-h-11 items-start hover:text-brand",
          dense ? "gap-2 py-3 text-fine" : "justify-between gap-4 py-4 font-semibold",
        )}
      >
        <span className="min-w-0">{summary}</span>
        <Icon
          name="plus"
          className={cx(
            "shrink-0 text-brand transition-transform duration-200 [details[open]>summary>&]:rotate-45",
            dense ? "size-4" : "mt-0.5 size-5",
          )}
        />
      </summary>
      <div id={contentId} className={dense ? "pb-3" : "pb-5"}>
        {children}
      </div>
    </details>
  );
}
