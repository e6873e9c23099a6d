import type { ReactNode } from "react";
import { formatInteger } from "@/lib/kernel/format";

/**
 * A choice of the filter form and how many listings it would give. One that gives none looks
 * out of reach and stays within it: the next choice may change that. The style sheet gives it the
 * look of the group it is in.
 */
export function Option({
  type,
  name,
  value,
  checked,
  count,
  children,
}: {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  checked: boolean;
  /** Absent for "any". */
  count?: number;
  children: ReactNode;
}) {
  return (
    <label data-none={count === 0 ? "" : undefined}>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      {children}
      {count !== undefined && <small>{` ${formatInteger(count)}`}</small>}
    </label>
  );
}
