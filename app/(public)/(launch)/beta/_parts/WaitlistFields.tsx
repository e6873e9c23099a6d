import type { ComponentProps, ReactNode } from "react";
import { LazyCaptcha } from "@/components/captcha/LazyCaptcha";
import { Field, Input } from "@/components/ui/Field";
import { FormMessage } from "./FormMessage";

/** What is wrong with a field of the form, as the field is given it. */
interface Wrong {
  error: string | null;
  /** Whether it is out of sight by now; screen readers still find it. */
  errorHidden: boolean;
}

export function EmailField({
  label,
  onType,
  ...wrong
}: Wrong & {
  label: string;
  /** Receives what was typed, without the spaces around it. */
  onType: (email: string) => void;
}) {
  return (
    <div data-field="email">
      <Field id="beta-email" label={label} {...wrong}>
        {(control) => (
          <Input
            type="email"
            name="email"
            required
            autoComplete="email"
            maxLength={254}
            enterKeyHint="done"
            onChange={({ currentTarget: { value } }) => onType(value.trim())}
            {...control}
          />
        )}
      </Field>
    </div>
  );
}

export function CodeField({
  label,
  info,
  defaultValue,
  onType,
  ...wrong
}: Wrong & {
  label: string;
  /** Beside the label: what it is. */
  info: ReactNode;
  defaultValue: string;
  onType: () => void;
}) {
  return (
    <div data-field="referredBy" className="relative">
      <Field id="beta-code" label={label} optional {...wrong}>
        {(control) => (
          <Input
            name="referredBy"
            defaultValue={defaultValue}
            onChange={onType}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            className="tracking-[0.12em] uppercase"
            {...control}
          />
        )}
      </Field>
      <div className="absolute -top-2.5 right-0">{info}</div>
    </div>
  );
}

export function CaptchaField({
  labels,
  shown,
  error,
  errorHidden,
  ...captcha
}: Wrong & {
  labels: ComponentProps<typeof LazyCaptcha>["labels"] & { captchaLater: string };
  shown: boolean;
} & Omit<ComponentProps<typeof LazyCaptcha>, "labels">) {
  return (
    <div
      data-field="captcha"
      tabIndex={-1}
      className="flex flex-col gap-5 outline-none [&_.captcha]:max-w-none!"
    >
      {shown ? (
        <LazyCaptcha labels={labels} {...captcha} />
      ) : (
        <p className="beta-captcha-place text-fine text-ink-soft">{labels.captchaLater}</p>
      )}
      <FormMessage tone="problem" text={error} hidden={errorHidden} />
    </div>
  );
}
