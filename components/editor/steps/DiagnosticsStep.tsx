"use client";

import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { formatDate } from "@/lib/kernel/format-date";
import { ENERGY_CLASSES } from "@/lib/kernel/property-kinds";
import type { ContentField, Fill, RevisionChanges } from "@/lib/revisions/content";
import { needsEnergyAudit } from "@/lib/revisions/publication";
import { spaceRoutes } from "@/lib/routes/space";
import { useEditor } from "../EditorProvider";
import { ChoiceField, TypedField, YES_NO } from "../fields";
import { DIAGNOSTICS_COPY } from "./copy";

/** The risks of a place, for information. */
export interface RisksView {
  labels: readonly string[];
  /** ISO instant. */
  at: string;
}

const LETTERS = (kind: "energy" | "ghg") =>
  ENERGY_CLASSES.map((letter) => ({
    value: letter,
    label: letter,
    className: `editor-class editor-${kind}-${letter.toLowerCase()}`,
  }));

/** The DPE, from its number or by hand, the energy audit where one is needed, the risks. */
export function DiagnosticsStep({ risks }: { risks: RisksView | null }) {
  const { content } = useEditor();
  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TypedField
            field="dpeNumber"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <TypedField field="dpeDoneOn" type="date" />
        </div>
        <FillFromNumber />
      </div>
      <ChoiceField field="energyClass" options={LETTERS("energy")} />
      <ChoiceField field="ghgClass" options={LETTERS("ghg")} />
      <fieldset className="min-w-0">
        <legend className="mb-3 text-heading font-bold">{DIAGNOSTICS_COPY.values}</legend>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TypedField field="energyUse" inputMode="numeric" />
          <TypedField field="ghgEmission" inputMode="numeric" />
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-3 text-heading font-bold">{DIAGNOSTICS_COPY.costs}</legend>
        <div className="grid items-end gap-6 sm:grid-cols-3">
          <TypedField field="energyCostMinCents" inputMode="decimal" unit="€" />
          <TypedField field="energyCostMaxCents" inputMode="decimal" unit="€" />
          <TypedField field="energyCostYear" inputMode="numeric" />
        </div>
      </fieldset>
      {needsEnergyAudit(content) && (
        <ChoiceField field="energyAudit" legend={DIAGNOSTICS_COPY.audit} options={YES_NO} />
      )}
      {risks && (
        <section aria-labelledby="risques" className="rounded-card border border-line p-5">
          <h2 id="risques" className="text-heading">
            {DIAGNOSTICS_COPY.risks}
          </h2>
          {risks.labels.length === 0 ? (
            <p className="mt-2">{DIAGNOSTICS_COPY.risksNone}</p>
          ) : (
            <ul className="mt-2 flex flex-wrap gap-2">
              {risks.labels.map((label) => (
                <li key={label} className="rounded-full bg-sunken px-3 py-1 text-small">
                  {label}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-3 text-fine text-ink-soft">
            {DIAGNOSTICS_COPY.risksNote(formatDate(risks.at))}
          </p>
        </section>
      )}
    </>
  );
}

interface FillBody {
  state: "found" | "none" | "unreachable";
  changes?: RevisionChanges;
  fills?: Partial<Record<ContentField, Fill>>;
}

/** Asks the State's register for the DPE of the number that was typed. */
function FillFromNumber() {
  const { view, content, set, isEditable } = useEditor();
  const [state, setState] = useState<"idle" | "asking" | "noNumber" | FillBody["state"]>("idle");
  const ask = async () => {
    if (content.dpeNumber === undefined) return setState("noNumber");
    setState("asking");
    try {
      const response = await fetch(spaceRoutes.fillListing(view.id, content.dpeNumber));
      const body: FillBody = response.ok ? await response.json() : { state: "unreachable" };
      if (body.changes) set(body.changes, body.fills);
      setState(body.state);
    } catch {
      setState("unreachable");
    }
  };
  const messages = {
    noNumber: "noNumber",
    found: "filled",
    none: "none",
    unreachable: "unreachable",
  } as const;
  const sentence =
    state in messages ? DIAGNOSTICS_COPY[messages[state as keyof typeof messages]] : null;
  return (
    <div className="only-scripting flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        disabled={!isEditable}
        aria-disabled={state === "asking" || undefined}
        onClick={() => state !== "asking" && void ask()}
      >
        <Icon name="landmark" />
        {state === "asking" ? DIAGNOSTICS_COPY.filling : DIAGNOSTICS_COPY.fill}
      </Button>
      <div role="status" className="w-full">
        {sentence && (
          <Callout tone={state === "found" ? "success" : "info"}>
            <p>{sentence}</p>
          </Callout>
        )}
      </div>
    </div>
  );
}
