import type { ComponentProps } from "react";
import { cx } from "./cx";
import { CONTROL_CLASS } from "./Field";
import { Icon } from "./Icon";

export interface SelectOption {
  value: string;
  label: string;
}

/** A native select: the platform's own list, on a phone above all. Goes inside a `Field`. */
export function Select({
  options,
  className,
  ...rest
}: ComponentProps<"select"> & { options: readonly SelectOption[] }) {
  return (
    <span className="relative block">
      <select className={cx(CONTROL_CLASS, "appearance-none truncate pr-10", className)} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
