"use client";

import { useEditor } from "../EditorProvider";
import { TypedField } from "../fields";
import { DpeProposals } from "./DpeProposals";

/** Figures of the home, some of which its DPE has. */
export function SurfacesStep() {
  const { dpeNumber } = useEditor().view.content;
  return (
    <>
      {dpeNumber === undefined && <DpeProposals step="surfaces" />}
      <div className="grid items-end gap-x-6 gap-y-7 sm:grid-cols-2">
        <TypedField field="surfaceDm2" inputMode="decimal" unit="m²" />
        <TypedField field="landSurfaceM2" inputMode="numeric" unit="m²" optional />
        <TypedField field="rooms" inputMode="numeric" />
        <TypedField field="bedrooms" inputMode="numeric" />
        <TypedField field="bathrooms" inputMode="numeric" />
        <TypedField field="builtYear" inputMode="numeric" optional />
        <TypedField field="floor" optional />
        <TypedField field="floorCount" inputMode="numeric" optional />
      </div>
    </>
  );
}
