"use client";

import { useField } from "@conform-to/react";
import { Callout } from "@/components/ui/Callout";

/** What is wrong with a value of the `ActionForm` around that has no control to stand by. */
export function FieldProblem({ name }: { name: string }) {
  const [field] = useField<string>(name);
  if (!field.errors) return null;
  return (
    <Callout tone="problem" live>
      <p id={field.errorId}>{field.errors.join(" ")}</p>
    </Callout>
  );
}
