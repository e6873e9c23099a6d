import type { ReactNode } from "react";
import { cx } from "./cx";

/** What a list, a search or a page shows when it has nothing: a picture, a sentence, a way on. */
export function EmptyState({
  picture,
  title,
  heading: Heading = "h2",
  children,
  actions,
  className,
}: {
  /** A drawing of components/illustrations. */
  picture?: ReactNode;
  title: string;
  heading?: "h1" | "h2" | "h3";
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cx(
        "mx-auto flex max-w-xl flex-col items-center gap-4 py-12 text-center",
        className,
      )}
    >
      {picture}
      <Heading className="text-heading">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
