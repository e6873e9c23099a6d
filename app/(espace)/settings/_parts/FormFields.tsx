import type { ReactNode } from "react";

/** The controls of a form, which are of no use where they are `locked` (the demonstration's). */
export function FormFields({
  locked = false,
  children,
}: {
  locked?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset disabled={locked} className="flex w-full max-w-xl min-w-0 flex-col gap-5">
      {children}
    </fieldset>
  );
}
