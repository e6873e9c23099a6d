"use client";

import { useField } from "@conform-to/react";

/**
 * A box of the preferences. Its name is made of its row's and its column's headings; what is always
 * on is ticked, and can't be changed.
 */
export function PreferenceBox({
  name,
  channel,
  labelledBy,
  locked,
  explainedBy,
}: {
  name: string;
  /** Read beside the box where the column's heading is not shown. */
  channel: string;
  labelledBy: string;
  locked: boolean;
  explainedBy: string;
}) {
  const [field] = useField<boolean>(name);
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center gap-2 text-small sm:justify-center">
      <input
        key={field.key}
        type="checkbox"
        id={field.id}
        name={locked ? undefined : field.name}
        disabled={locked}
        defaultChecked={locked || field.initialValue === "on"}
        aria-labelledby={labelledBy}
        aria-describedby={locked ? explainedBy : undefined}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="sm:hidden">{channel}</span>
    </label>
  );
}
