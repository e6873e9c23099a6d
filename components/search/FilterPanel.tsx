import type { ReactNode } from "react";

/**
 * A group of filters. On a wide screen, a button of the bar and the panel it opens (a popover: the
 * browser closes it with Escape or a click outside, no script needed); on a narrow one, a part of
 * the sheet, always open.
 */
export function FilterPanel({
  id,
  label,
  value,
  wide,
  children,
}: {
  id: string;
  label: string;
  /** What is chosen, in short; null when nothing is. */
  value: string | null;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="filter">
      <button
        type="button"
        popoverTarget={id}
        className="filter-button"
        data-active={value ? "" : undefined}
      >
        {value ? (
          <>
            <span className="visually-hidden">{label} : </span>
            {value}
          </>
        ) : (
          label
        )}
      </button>
      <div
        id={id}
        popover="auto"
        className={wide ? "filter-panel filter-panel-wide" : "filter-panel"}
      >
        {children}
      </div>
    </div>
  );
}
