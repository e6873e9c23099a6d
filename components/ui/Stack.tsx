import type { ComponentProps } from "react";
import { cx } from "./cx";

const GAPS = { xs: "gap-1.5", sm: "gap-3", md: "gap-5", lg: "gap-8", xl: "gap-12" } as const;

/** Things one under the other, evenly spaced. */
export function Stack({
  gap = "md",
  className,
  ...rest
}: ComponentProps<"div"> & { gap?: keyof typeof GAPS }) {
  return <div className={cx("flex flex-col", GAPS[gap], className)} {...rest} />;
}
