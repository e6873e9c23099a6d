"use client";

import { useEditor } from "../EditorProvider";
import { TypedField } from "../fields";
import { DpeProposals } from "./DpeProposals";
import { RoomTableField } from "./RoomTableField";

/** Figures of the home, some of which its DPE has. */
export function SurfacesStep({ newRoomIds }: { newRoomIds: readonly string[] }) {
  const { dpeNumber } = useEditor().view.content;
  return (
    <>
      {dpeNumber === undefined && <DpeProposals step="surfaces" />}
      <div className="grid items-end gap-x-6 gap-y-7 sm:grid-cols-2">
        <TypedField field="surfaceDm2" unit="m²" />
        <TypedField field="landSurfaceM2" unit="m²" />
        <TypedField field="rooms" />
        <TypedField field="bedrooms" />
        <TypedField field="bathrooms" />
        <TypedField field="builtYear" />
        <TypedField field="floor" />
        <TypedField field="floorCount" />
      </div>
      <RoomTableField newIds={newRoomIds} />
    </>
  );
}
