import type { ComponentProps } from "react";

/** Text read by assistive technology and shown to nobody else. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className="visually-hidden" />;
}
