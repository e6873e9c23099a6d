"use client";

import { useField } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/Field";
import { Select, type SelectOption } from "@/components/ui/Select";

/** A choice in a list, of the `ActionForm` around. */
export function SelectField({
  name,
  label,
  hint,
  options,
  className,
  ...rest
}: {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly SelectOption[];
} & Omit<ComponentProps<"select">, "name" | "id" | "defaultValue">) {
  const [field] = useField<string>(name);
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.errors?.join(" ") ?? null}
      className={className}
    >
      {(attributes) => (
        <Select
          key={field.key}
          {...rest}
          {...attributes}
          name={field.name}
          defaultValue={field.initialValue ?? ""}
          options={options}
        />
      )}
    </Field>
  );
}
