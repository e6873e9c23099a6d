"use client";

import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { floorName } from "@/lib/content/common";
import { formatSurface } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { EnergyClass } from "@/lib/kernel/property-kinds";
import { type ContentField, FIELDS } from "@/lib/revisions/fields";
import { withoutTyped } from "@/lib/revisions/fills";
import type { DpeProposal } from "@/lib/revisions/schemas";
import type { Step } from "@/lib/revisions/steps";
import { useEditor } from "../EditorProvider";
import { DPE_COPY } from "./copy";
import { useFill } from "./fill";

/** DPE of a building that are shown before all of them are asked for. */
const SHOWN = 3;

/** Takes over a DPE of the register: what it knows of the listing's fields, each with its source. */
export function useTakeDpe(): (dpe: DpeProposal) => void {
  const { content, set } = useEditor();
  return ({ changes, fills }) => set(withoutTyped(changes, content), fills);
}

/** What a DPE that was taken over filled, and where; that it is not valid any more, where it is not. */
export function TakenDpe({ dpe, step }: { dpe: DpeProposal; step: Step }) {
  const { content } = useEditor();
  // What was typed elsewhere stays, and is not announced.
  const fields = (Object.keys(dpe.changes) as ContentField[]).filter(
    (field) => content.sources?.[field]?.source === "ademe",
  );
  const elsewhere = fields.filter((field) => FIELDS[field].step !== step);
  return (
    <Callout tone={dpe.isOutdated ? "warning" : "success"}>
      <p>{DPE_COPY.filled}</p>
      {elsewhere.length > 0 && (
        <p className="mt-1">
          {step === "surfaces"
            ? DPE_COPY.filledLater
            : DPE_COPY.filledBefore(elsewhere.map((field) => FIELDS[field].label.toLowerCase()))}
        </p>
      )}
      {fields.includes("surfaceDm2") && content.type !== "house" && (
        <p className="mt-1">{DPE_COPY.carrez}</p>
      )}
      {dpe.isOutdated && <p className="mt-1 font-semibold">{DPE_COPY.outdatedText}</p>}
    </Callout>
  );
}

/** The DPE that the register has of the home's address; nothing where it can't be reached. */
export function DpeProposals({ step }: { step: Step }) {
  const { view, content, saves, settle, isEditable } = useEditor();
  const fill = useFill("dpes", Boolean(view.content.address && view.content.postalCode));
  const take = useTakeDpe();
  const [showsAll, setShowsAll] = useState(false);
  const [taken, setTaken] = useState<DpeProposal | null>(null);

  // A figure that was typed in another tab goes before the register's, and its field is not here to say so.
  useEffect(() => {
    for (const field of Object.keys(saves.conflicts) as ContentField[]) {
      if (FIELDS[field].step !== step) settle(field, "theirs");
    }
  }, [saves.conflicts, settle, step]);

  if (fill === null) {
    return (
      <p className="only-scripting rounded-card border border-line p-5 text-small text-ink-soft">
        {DPE_COPY.searching}
      </p>
    );
  }
  const { dpes = [], state } = fill;
  if (dpes.length === 0) {
    return state === "none" ? <p className="text-small text-ink-soft">{DPE_COPY.none}</p> : null;
  }
  const chosen = dpes.find(({ number }) => number === content.dpeNumber);
  const first = dpes.slice(0, SHOWN);
  const shown = showsAll ? dpes : chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  const at = dpes.flatMap(({ fills }) => Object.values(fills))[0]?.at;
  return (
    <Card className="p-5" role="region" aria-labelledby="dpe-connus">
      <h2 id="dpe-connus" className="text-heading">
        {DPE_COPY.title(dpes.length)}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{DPE_COPY.lead}</p>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((dpe) => (
          <Proposal
            key={dpe.number}
            dpe={dpe}
            isTaken={dpe === chosen}
            isEditable={isEditable}
            onTake={() => {
              take(dpe);
              setTaken(dpe);
            }}
          />
        ))}
      </ul>
      {shown.length < dpes.length && (
        <Button variant="quiet" className="mt-1 -ml-3" onClick={() => setShowsAll(true)}>
          <Icon name="chevron-down" />
          {DPE_COPY.all(dpes.length)}
        </Button>
      )}
      <div role="status" className={cx(taken && taken === chosen && "mt-3")}>
        {taken && taken === chosen && <TakenDpe dpe={taken} step={step} />}
      </div>
      {at && <p className="mt-3 text-fine text-ink-soft">{DPE_COPY.source(formatDate(at))}</p>}
    </Card>
  );
}

function Proposal({
  dpe,
  isTaken,
  isEditable,
  onTake,
}: {
  dpe: DpeProposal;
  isTaken: boolean;
  isEditable: boolean;
  onTake(): void;
}) {
  const { number, type, surfaceDm2, complement, floor, address } = dpe;
  const title = DPE_COPY.of(formatCivilDate(dpe.establishedOn));
  const facts = [
    type && DPE_COPY.types[type],
    surfaceDm2 !== null && formatSurface(surfaceDm2),
    complement ?? (floor !== null && floorName(floor)),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="flex gap-1">
        <ClassMark kind="energy" energyClass={dpe.energyClass} />
        <ClassMark kind="ghg" energyClass={dpe.ghgClass} />
      </span>
      <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          {dpe.isOutdated && <Badge tone="tile">{DPE_COPY.outdated}</Badge>}
        </p>
        <p className="text-small">{facts.join(" · ")}</p>
        <p className="text-fine text-ink-soft">{[address, number].filter(Boolean).join(" · ")}</p>
      </div>
      <Button
        variant="secondary"
        disabled={!isEditable}
        aria-pressed={isTaken}
        aria-label={`${isTaken ? DPE_COPY.taken : DPE_COPY.mine}, ${title}, ${number}`}
        onClick={onTake}
        className="max-sm:w-full"
      >
        {isTaken && <Icon name="check" />}
        {isTaken ? DPE_COPY.taken : DPE_COPY.mine}
      </Button>
    </li>
  );
}

/** Classes whose official colour takes dark ink. */
const DARK_INK = { energy: "ABCDEF", ghg: "ABC" } as const;

/** A class in its official colour. */
function ClassMark({ kind, energyClass }: { kind: "energy" | "ghg"; energyClass: EnergyClass }) {
  const label = FIELDS[kind === "energy" ? "energyClass" : "ghgClass"].label;
  return (
    <span
      role="img"
      aria-label={`${label} ${energyClass}`}
      className={cx(
        `editor-${kind}-${energyClass.toLowerCase()}`,
        "grid size-9 place-items-center rounded-control bg-(--class) font-bold forced-color-adjust-none",
        DARK_INK[kind].includes(energyClass) ? "text-on-energy-light" : "text-on-energy-dark",
      )}
    >
      {energyClass}
    </span>
  );
}
