import type { ReactNode } from "react";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";

/** A titled part of a page; `id` names its heading, `aside` stands beside it (a link, a badge). */
export function Panel({
  id,
  title,
  aside,
  className,
  children,
}: {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={cx("min-w-0", className)}>
      <Card flat className="flex h-full flex-col gap-4 p-5 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
