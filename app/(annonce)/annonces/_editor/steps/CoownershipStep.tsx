"use client";

import { ChoiceField, TypedField, YES_NO } from "../fields";
import { COOWNERSHIP_COPY } from "./copy";

/** Whether the home is in a copropriété, and what the law has an advertisement say of it. */
export function CoownershipStep() {
  return (
    <div className="group/coop flex flex-col gap-7">
      <ChoiceField field="isCoowned" legend={COOWNERSHIP_COPY.isCoowned} options={YES_NO} />
      {/* By the style sheet, so that it works without scripts. */}
      <div className="hidden flex-col gap-7 group-has-[[name=isCoowned][value=oui]:checked]/coop:flex">
        <div className="grid items-end gap-6 sm:grid-cols-2">
          <TypedField field="coownershipLots" />
          <TypedField field="coownershipChargesCents" unit="€/an" />
        </div>
        <ChoiceField
          field="coownershipProceedings"
          legend={COOWNERSHIP_COPY.proceedings}
          options={YES_NO}
        />
      </div>
    </div>
  );
}
