"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { ENERGY_CLASSES } from "@/lib/kernel/property-kinds";
import { needsEnergyAudit } from "@/lib/revisions/publication";
import type { DpeProposal } from "@/lib/revisions/schemas";
import { useEditor } from "../EditorProvider";
import { ChoiceField, TypedField, YES_NO } from "../fields";
import { DIAGNOSTICS_COPY } from "./copy";
import { DpeProposals, TakenDpe, useTakeDpe } from "./DpeProposals";
import { requestFill, useFill } from "./fill";
import { ProviderLink } from "./ProviderLink";

const LETTERS = (kind: "energy" | "ghg") =>
  ENERGY_CLASSES.map((letter) => ({
    value: letter,
    label: letter,
    className: `editor-class editor-${kind}-${letter.toLowerCase()}`,
  }));

/** The DPE, from its number or by hand, the energy audit where one is needed, the risks. */
export function DiagnosticsStep() {
  const { content } = useEditor();
  const { found, ask, asking, answer } = useDpeOfNumber();
  const costCents = found?.number === content.dpeNumber ? found?.energyCostCents : null;
  return (
    <>
      <DpeProposals step="diagnostics" />
      <ProviderLink type="diagnostician" />
      <div className="flex flex-col gap-4">
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TypedField
            field="dpeNumber"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <TypedField field="dpeDoneOn" />
        </div>
        <FillFromNumber {...{ found, ask, asking, answer }} />
      </div>
      <ChoiceField field="energyClass" options={LETTERS("energy")} />
      <ChoiceField field="ghgClass" options={LETTERS("ghg")} />
      <fieldset className="min-w-0">
        <legend className="mb-3 text-heading font-bold">{DIAGNOSTICS_COPY.values}</legend>
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TypedField field="energyUse" />
          <TypedField field="ghgEmission" />
        </div>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby={costCents ? "couts-ademe" : undefined}>
        <legend className="mb-3 text-heading font-bold">{DIAGNOSTICS_COPY.costs}</legend>
        {costCents && (
          <p id="couts-ademe" className="mb-4 flex gap-2 text-small">
            <Icon name="landmark" className="mt-0.5 size-4 shrink-0 text-leaf" />
            {DIAGNOSTICS_COPY.registeredCost(formatPrice(costCents))}
          </p>
        )}
        <div className="grid items-end gap-6 sm:grid-cols-3">
          <TypedField field="energyCostMinCents" unit="€" />
          <TypedField field="energyCostMaxCents" unit="€" />
          <TypedField field="energyCostYear" />
        </div>
      </fieldset>
      {needsEnergyAudit(content) && (
        <ChoiceField field="energyAudit" legend={DIAGNOSTICS_COPY.audit} options={YES_NO} />
      )}
      <Risks />
    </>
  );
}

/** The risks that the State knows of at the address, for information; nothing where it can't be reached. */
function Risks() {
  const { lat, lng } = useEditor().view.content;
  const fill = useFill("risks", lat !== undefined && lng !== undefined);
  if (fill === null) {
    return (
      <p className="only-scripting rounded-card border border-line p-5 text-small text-ink-soft">
        {DIAGNOSTICS_COPY.risksSearching}
      </p>
    );
  }
  const { risks } = fill;
  if (!risks) return null;
  return (
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
  );
}

type Answer = "noNumber" | "found" | "none" | "unreachable";

/** The DPE of the number that is typed, in the State's register: it fills the fields when it is asked for. */
function useDpeOfNumber() {
  const { view, content } = useEditor();
  const take = useTakeDpe();
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [found, setFound] = useState<DpeProposal | null>(null);
  const { dpeNumber } = content;

  // What it says beside the fields, of a number that stands there already.
  useEffect(() => {
    if (dpeNumber === undefined) return;
    const request = new AbortController();
    void requestFill(view.id, { dpe: dpeNumber }, request.signal).then(({ dpes: [dpe] = [] }) => {
      if (!request.signal.aborted && dpe) setFound(dpe);
    });
    return () => request.abort();
  }, [view.id, dpeNumber]);

  const ask = async () => {
    if (dpeNumber === undefined) return setAnswer("noNumber");
    setAsking(true);
    const { state, dpes: [dpe] = [] } = await requestFill(view.id, { dpe: dpeNumber });
    setAsking(false);
    setAnswer(dpe ? "found" : state === "none" ? "none" : "unreachable");
    if (!dpe) return;
    setFound(dpe);
    take(dpe);
  };
  return { found, ask, asking, answer };
}

/** Has the register fill the fields of the number that was typed. */
function FillFromNumber({ found, ask, asking, answer }: ReturnType<typeof useDpeOfNumber>) {
  const { content, isEditable } = useEditor();
  const isTaken = answer === "found" && found !== null && found.number === content.dpeNumber;
  return (
    <div className="only-scripting flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        disabled={!isEditable}
        aria-disabled={asking || undefined}
        onClick={() => !asking && void ask()}
      >
        <Icon name="landmark" />
        {asking ? DIAGNOSTICS_COPY.filling : DIAGNOSTICS_COPY.fill}
      </Button>
      <div role="status" className="w-full">
        {isTaken && <TakenDpe dpe={found} step="diagnostics" />}
        {answer && answer !== "found" && (
          <Callout>
            <p>{DIAGNOSTICS_COPY[answer]}</p>
          </Callout>
        )}
      </div>
    </div>
  );
}
