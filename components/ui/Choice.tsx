import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** A fragment of text, and what follows it (a count). */
  children: ReactNode;
};

/**
 * A choice that looks like a chip; the native control stays, invisible, under it. `type` is
 * "checkbox" (several) or "radio" (one of a name).
 */
export function ChoiceChip({
  children,
  className,
  type,
  ...rest
}: ChoiceProps & { type: "checkbox" | "radio" }) {
  return (
    <label
      className={cx(
        "relative inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-small font-medium",
        "hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        "has-disabled:opacity-55 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]",
        className,
      )}
    >
      <input
        type={type}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
        {...rest}
      />
      {children}
    </label>
  );
}
