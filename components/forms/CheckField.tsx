"use client";

import { useField } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "@/components/ui/cx";

/** A box to tick, of the `ActionForm` around. */
export function CheckField({
  name,
  label,
  hint,
  className,
  ...rest
}: { name: string; label: ReactNode; hint?: ReactNode } & Omit<
  ComponentProps<"input">,
  "name" | "type" | "id" | "defaultChecked"
>) {
  const [field] = useField<boolean>(name);
  const hintId = hint ? `${field.id}-indication` : undefined;
  return (
    <div className={cx("flex flex-col", className)}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          key={field.key}
          type="checkbox"
          id={field.id}
          name={field.name}
          aria-describedby={hintId}
          defaultChecked={field.initialValue === "on"}
          className="size-5 shrink-0 accent-brand"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-8 text-fine text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
