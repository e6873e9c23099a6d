"use client";

import { useField } from "@conform-to/react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { FORMS } from "./copy";
import { LimitedTextArea } from "./LimitedTextArea";

type Own = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Stated after the label; the field may stay empty. */
  optional?: boolean;
  /** The class of the whole, not of the control. */
  className?: string;
};

/** What a control of the form around is given: its name, its value, what is wrong with it. */
function useControl(name: string) {
  const [field] = useField<string>(name);
  return {
    error: field.errors?.join(" "),
    id: field.id,
    control: { name: field.name, defaultValue: field.initialValue ?? "" },
    // React keeps what was typed only where the control is another one than before.
    key: field.key,
  };
}

/** What a control of one's own typing is given, besides what the caller says of it. */
interface TypedControl {
  id: string;
  name: string;
  defaultValue: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** The label, the hint and the fault around a control of the `ActionForm` around. */
function Labelled({
  name,
  label,
  hint,
  optional = false,
  className,
  children,
}: Own & { children: (control: TypedControl, key: string | undefined) => ReactNode }) {
  const { error, id, control, key } = useControl(name);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? null}
      optional={optional}
      className={className}
    >
      {(attributes) => children({ ...control, ...attributes, required: !optional }, key)}
    </Field>
  );
}

/** A labelled text control of the `ActionForm` around. */
export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  ...rest
}: Own & Omit<ComponentProps<"input">, "name" | "defaultValue" | "id">) {
  return (
    <Labelled {...{ name, label, hint, optional, className }}>
      {(control, key) => <Input key={key} {...rest} {...control} />}
    </Labelled>
  );
}

/** A longer text, of `maxLength` characters at most. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  className,
  maxLength,
  ...rest
}: Own & Omit<ComponentProps<"textarea">, "name" | "defaultValue" | "id">) {
  return (
    <Labelled {...{ name, label, hint, optional, className }}>
      {(control, key) => <LimitedTextArea key={key} {...rest} {...control} limit={maxLength} />}
    </Labelled>
  );
}

/** A password, which can be shown; what was typed is never sent back to the page. */
export function PasswordField({
  name,
  label,
  hint,
  className,
  filled,
  ...rest
}: Omit<Own, "optional"> & {
  /** A password that is nobody's secret: the demonstration's. */
  filled?: string;
} & Omit<ComponentProps<"input">, "name" | "defaultValue" | "id" | "type">) {
  const { error, id, control, key } = useControl(name);
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error ?? null} className={className}>
      {(attributes) => (
        <span className="relative block">
          <Input
            key={key}
            {...rest}
            name={control.name}
            defaultValue={filled}
            {...attributes}
            type={shown ? "text" : "password"}
            required
            autoCapitalize="none"
            spellCheck={false}
            className="pr-13"
          />
          <button
            type="button"
            aria-label={FORMS.showPassword}
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="only-scripting absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon name={shown ? "eye-off" : "eye"} />
          </button>
        </span>
      )}
    </Field>
  );
}
