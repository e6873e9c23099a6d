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
  const error = field.errors?.join(" ");
  const errorId = error ? `${field.id}-erreur` : undefined;
  return (
    <div className={cx("flex flex-col", className)}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          key={field.key}
          type="checkbox"
          id={field.id}
          name={field.name}
          aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
          aria-invalid={error ? true : undefined}
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
      {error && (
        <p id={errorId} className="pl-8 text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
    </div>
  );
}
