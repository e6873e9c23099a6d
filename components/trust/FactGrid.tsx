import type { ReactNode } from "react";

/** What is known about something: names and values, side by side where there is room. */
export function FactGrid({
  facts,
}: {
  facts: readonly { label: string; value: ReactNode; hint?: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6 gap-y-3 text-small sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      {facts.map(({ label, value, hint }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
          {hint && <dd className="text-fine text-ink-soft">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
