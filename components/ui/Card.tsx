import type { ComponentProps } from "react";
import { cx } from "./cx";

/** A raised sheet. `flat` keeps the edge and drops the shadow. */
export function Card({ flat, className, ...rest }: ComponentProps<"div"> & { flat?: boolean }) {
  return (
    <div
      className={cx(
        "rounded-card border border-line bg-surface",
        !flat && "shadow-card",
        className,
      )}
      {...rest}
    />
  );
}
