import type { ComponentProps, ReactNode } from "react";
import { COMMON } from "@/lib/content/common";
import { cx } from "./cx";

/** Look of every text control: field.css. */
export const CONTROL_CLASS = "control";

/** What a field gives its control, so that label, hint and error are tied to it. */
export interface FieldControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/**
 * A labelled control. `children` receives the attributes to spread on the control:
 *
 *     <Field id="email" label="E-mail" hint="…" error={error}>
 *       {(control) => <Input type="email" name="email" {...control} />}
 *     </Field>
 */
export function Field({
  id,
  label,
  hint,
  error,
  errorHidden,
  optional,
  labelHidden,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /**
   * The error is out of sight; a person who comes to the control with a screen reader still hears
   * it.
   */
  errorHidden?: boolean;
  /** Says so after the label: required is the rule, optional the exception. */
  optional?: boolean;
  labelHidden?: boolean;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}) {
  const hintId = hint ? `${id}-indication` : undefined;
  const errorId = error ? `${id}-erreur` : undefined;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : "text-small font-semibold"}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({COMMON.optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-fine text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p
          id={errorId}
          data-message=""
          className={errorHidden ? "visually-hidden" : "text-small font-medium text-tile-strong"}
        >
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={cx(CONTROL_CLASS, className)} {...rest} />;
}
