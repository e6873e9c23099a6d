import type { ReactNode } from "react";

/** The head of a page of the signed-in space: its one `h1`, a sentence, what can be done. */
export function PageTitle({
  title,
  lead,
  actions,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
