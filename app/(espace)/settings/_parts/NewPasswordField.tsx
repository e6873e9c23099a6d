"use client";

import { useState } from "react";
import { PasswordField } from "@/components/forms/TextField";
import { cx } from "@/components/ui/cx";
import { type PasswordStrength, passwordStrength } from "@/lib/accounts/passwords/rules";

/** How many of the three marks each strength fills, and their colour. */
const MARKS: Record<PasswordStrength, { filled: number; colour: string }> = {
  weak: { filled: 1, colour: "bg-tile" },
  fair: { filled: 2, colour: "bg-mimosa" },
  strong: { filled: 3, colour: "bg-leaf" },
};

/** The choice of a password, with a hint at how hard it is to guess; the hint refuses nothing. */
export function NewPasswordField({
  label,
  hint,
  strengths,
}: {
  label: string;
  hint: string;
  strengths: Record<PasswordStrength, string>;
}) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        autoComplete="new-password"
        onInput={({ currentTarget: { value } }) =>
          setStrength(value === "" ? null : passwordStrength(value))
        }
      />
      <div className="only-scripting flex flex-col gap-1 text-fine">
        <div aria-hidden="true" className="grid grid-cols-3 gap-1">
          {[1, 2, 3].map((mark) => (
            <span
              key={mark}
              className={cx(
                "h-1 rounded-full",
                strength && mark <= MARKS[strength].filled ? MARKS[strength].colour : "bg-line",
              )}
            />
          ))}
        </div>
        <p role="status" className="min-h-5 text-ink-soft">
          {strength && strengths[strength]}
        </p>
      </div>
    </div>
  );
}
