import type { ReactNode } from "react";
import { NO_DATA } from "./copy";

/** A figure as it is read, or that nothing is known of it yet: a sentence, not a figure. */
export function figureValue<Value>(
  value: Value | null,
  format: (value: Value) => string,
): ReactNode {
  if (value !== null) return format(value);
  return (
    <span className="block py-1 font-sans text-[1rem] font-medium text-ink-soft">{NO_DATA}</span>
  );
}
