import type { ReactNode } from "react";

/** A named value of a card. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** What a card says in full, once it is open. */
export function Facts({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.label} className="min-w-0">
              <dt className="text-fine font-semibold text-ink-soft">{fact.label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
