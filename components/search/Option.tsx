import type { ReactNode } from "react";
import { formatInteger } from "@/lib/kernel/format";

/**
 * A choice of the filter form and how many listings it would give. One that gives none looks
 * out of reach and stays within it: the next choice may change that. The style sheet writes the
 * count after the label, which screen readers read too, and gives it the look of the group it is in:
 * there are fifty of them, and each element and attribute is time that a page takes.
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
    <label data-count={count === undefined ? undefined : formatInteger(count)}>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      {children}
    </label>
  );
}
