"use client";

import { useField } from "@conform-to/react";
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

/** One of a few choices that are all in sight, of the `ActionForm` around: native buttons that look like chips. */
export function RadioField({
  name,
  legend,
  options,
  stacked = false,
  className,
}: {
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: string; hint?: string }[];
  /** One under the other, for choices that say more. */
  stacked?: boolean;
  className?: string;
}) {
  const [field] = useField<string>(name);
  const errorId = field.errors ? `${field.id}-erreur` : undefined;
  return (
    <fieldset key={field.key} aria-describedby={errorId} className={cx("min-w-0", className)}>
      <legend className="mb-2 text-small font-semibold">{legend}</legend>
      <div className={cx("flex gap-2", stacked ? "flex-col" : "flex-wrap")}>
        {options.map(({ value, label, hint }, rank) => (
          <label
            key={value}
            className={cx(
              "choice gap-2",
              stacked ? "items-start! px-4 py-3" : "rounded-full! px-4",
            )}
          >
            <input
              type="radio"
              // The fault leads to the first of them.
              id={rank === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
              required
            />
            {hint === undefined ? (
              label
            ) : (
              <span className="min-w-0">
                <span className="block font-semibold">{label}</span>
                <span className="block text-fine text-ink-soft">{hint}</span>
              </span>
            )}
          </label>
        ))}
      </div>
      {errorId && (
        <p id={errorId} className="mt-1.5 text-small font-medium text-tile-strong">
          {field.errors?.join(" ")}
        </p>
      )}
    </fieldset>
  );
}
