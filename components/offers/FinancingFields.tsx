"use client";

import { CheckField } from "@/components/forms/CheckField";
import { SelectField } from "@/components/forms/SelectField";
import { FINANCING_TYPES } from "@/lib/offers/rules";
import { FINANCING_FIELDS as COPY } from "./financing-copy";

const TYPES = FINANCING_TYPES.map((value) => ({ value, label: COPY.types[value] }));

/** How the buyer pays, in the form of an offer, or of a counter-offer, which starts from what the answered offer has. */
export function FinancingFields({ hasChoice = false }: { hasChoice?: boolean }) {
  return (
    <>
      <SelectField
        name="financingType"
        label={COPY.type}
        options={hasChoice ? TYPES : [{ value: "", label: COPY.pick }, ...TYPES]}
        required
      />
      <CheckField name="financingApproved" label={COPY.approved} hint={COPY.approvedHint} />
    </>
  );
}
