"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import type { SelfAssignableRole } from "@/lib/kernel/roles";
import { AUTH } from "../copy";

const ORDER: readonly SelfAssignableRole[] = ["seller", "buyer", "ambassador"];

/** One card a role; the native control lies under it. */
export function RoleCards({
  name,
  chosen,
  onChoose,
  compact = false,
}: {
  name: string;
  chosen?: SelfAssignableRole | null;
  onChoose?: (role: SelfAssignableRole) => void;
  /** Titles only. */
  compact?: boolean;
}) {
  return (
    <div className={cx("grid", compact ? "gap-2" : "gap-3")}>
      {ORDER.map((role) => {
        const { title, text } = AUTH.roles[role];
        return (
          <label
            key={role}
            className="choice min-h-12 flex-col items-stretch justify-center gap-1 rounded-card border-2 px-4 py-3 text-body not-forced-colors:has-checked:bg-brand-soft not-forced-colors:has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={role}
              required
              defaultChecked={chosen === role}
              onChange={() => onChoose?.(role)}
            />
            <span className="font-semibold">{title}</span>
            {!compact && <span className="text-small text-ink-soft">{text}</span>}
          </label>
        );
      })}
    </div>
  );
}

/** The first step: a role, then on. The choice is part of the next step's address. */
export function RoleStep({
  action,
  carried,
  initial,
}: {
  /** The path that the form asks for. */
  action: string;
  /** What the next step's address says besides: a referral code, an invitation. */
  carried: Record<string, string>;
  initial: SelfAssignableRole | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string | null>(initial);
  // Without scripts the button is never shut: the browser asks for a choice itself.
  const [scripted, setScripted] = useState(false);
  useEffect(() => {
    // The browser may have kept a choice from before the page was reloaded.
    const restored = form.current && new FormData(form.current).get("role");
    if (typeof restored === "string") setChosen(restored);
    setScripted(true);
  }, []);
  return (
    <form ref={form} action={action} method="get" className="flex flex-col gap-6">
      <input type="hidden" name="etape" value="informations" />
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="mb-4 text-heading font-bold">{AUTH.wizard.choose}</legend>
        <RoleCards name="role" chosen={initial} onChoose={setChosen} />
      </fieldset>
      <p className="text-small text-ink-soft">{AUTH.wizard.chooseLead}</p>
      <p className="text-fine text-ink-soft">{CLAIMS_NOTE}</p>
      <Button type="submit" size="lg" disabled={scripted && chosen === null}>
        {AUTH.wizard.next}
      </Button>
    </form>
  );
}
