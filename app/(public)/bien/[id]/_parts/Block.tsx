import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

/** One part of the page's column, with its heading and its anchor. */
export function Block({
  id,
  title,
  lead,
  className,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}) {
  const titleId = `${id}-titre`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cx("border-t border-line py-8 sm:py-10", className)}
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
