import type { ReactNode } from "react";
import { CheckField } from "@/components/forms/CheckField";
import { TextField } from "@/components/forms/TextField";
import { cx } from "@/components/ui/cx";
import type { PaperKind } from "@/lib/mandates/parties";
import { SIGNING as COPY } from "./signing-copy";

/** The name and the code that sign a document, and its acceptance, of the `ActionForm` around. */
export function SigningFields({
  kind,
  label,
  name,
  className,
  children,
}: {
  kind: PaperKind | "contract";
  /** Of the field for the name. */
  label: string;
  /** As the signer is to write it. */
  name: string;
  /** Of name and code. */
  className?: string;
  /** What else is ticked before the acceptance. */
  children?: ReactNode;
}) {
  return (
    <>
      <div className={cx("grid gap-4", className)}>
        <TextField
          name="name"
          label={label}
          hint={COPY.nameHint(name)}
          autoComplete="off"
          maxLength={120}
        />
        <TextField
          name="code"
          label={COPY.code}
          hint={COPY.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </div>
      {children}
      <CheckField name="accept" label={COPY.accept[kind]} />
    </>
  );
}
