"use client";

import { useField } from "@conform-to/react";
import type { ReactNode } from "react";

/** One of some people, each with a line about them: a field of the form around. Who can't be chosen is there all the same. */
export function PersonChoice({
  name,
  label,
  people,
}: {
  name: string;
  label: string;
  people: readonly { id: string; line: ReactNode; disabled?: boolean }[];
}) {
  const [field] = useField<string>(name);
  const error = field.errors?.join(" ");
  const first = people.find(({ disabled }) => !disabled)?.id;
  return (
    <fieldset aria-describedby={error ? `${field.id}-erreur` : undefined} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <ul key={field.key} className="flex flex-col divide-y divide-line">
        {people.map(({ id, line, disabled = false }) => (
          <li key={id}>
            <label className="flex min-h-11 items-start gap-3 py-3">
              <input
                type="radio"
                id={id === first ? field.id : undefined}
                name={field.name}
                value={id}
                disabled={disabled}
                defaultChecked={field.initialValue === id}
                aria-invalid={error ? true : undefined}
                className="mt-0.5 size-5 shrink-0 accent-brand"
              />
              {line}
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${field.id}-erreur`} className="mt-2 text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}
