import type { ComponentProps } from "react";
import { cx } from "./cx";

/** Centres its content and keeps it off the window's edge. `text` is the width of a column of prose. */
export function Container({
  width = "page",
  className,
  ...rest
}: ComponentProps<"div"> & { width?: "page" | "text" }) {
  return (
    <div
      className={cx(
        "mx-auto w-full px-gutter",
        width === "page" ? "max-w-page" : "max-w-text",
        className,
      )}
      {...rest}
    />
  );
}
