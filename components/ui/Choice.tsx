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
    <label className={cx("choice inline-flex gap-2 rounded-full px-4 font-medium", className)}>
      <input type={type} {...rest} />
      {children}
    </label>
  );
}
