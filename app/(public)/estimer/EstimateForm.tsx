"use client";

import { HomeAddressFields } from "@/components/addresses/HomeAddressFields";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { CONDITIONS, OUTSIDE_SPACES } from "@/lib/estimates/choices";
import { PROPERTY_TYPES } from "@/lib/kernel/property-kinds";
import { CONDITION_LABELS, ESTIMATE_FORM as COPY, OUTSIDE_LABELS } from "./copy";

const optional = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => [
  { value: "", label: COPY.notGiven },
  ...values.map((value) => ({ value, label: labels[value] as string })),
];

/** Where the home is, what it is, and what changes no figure. */
export function EstimateForm({ action }: { action: FormAction }) {
  return (
    <ActionForm
      id="estimation"
      action={action}
      defaultValue={{ type: "apartment" }}
      className="max-w-text gap-8"
    >
      <HomeAddressFields legend={COPY.where} />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-subheading">{COPY.what}</legend>
        <SelectField
          name="type"
          label={COPY.type}
          options={PROPERTY_TYPES.map((value) => ({ value, label: PROPERTY_TYPE_LABELS[value] }))}
        />
        <TextField name="surface" label={COPY.surface} inputMode="decimal" maxLength={12} />
        <TextField
          name="rooms"
          label={COPY.rooms}
          hint={COPY.roomsHint}
          inputMode="numeric"
          maxLength={2}
        />
      </fieldset>
      <FormDisclosure summary={COPY.more} className="border-y border-line">
        <p className="max-w-text text-small text-ink-soft">{COPY.moreText}</p>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <TextField
            name="land"
            label={COPY.land}
            hint={COPY.landHint}
            optional
            inputMode="decimal"
            maxLength={12}
          />
          <TextField name="floor" label={COPY.floor} optional inputMode="numeric" maxLength={3} />
          <SelectField
            name="lift"
            label={COPY.lift}
            options={optional(["yes", "no"], COPY.liftChoices)}
          />
          <SelectField
            name="outside"
            label={COPY.outside}
            options={optional(OUTSIDE_SPACES, OUTSIDE_LABELS)}
          />
          <SelectField
            name="condition"
            label={COPY.condition}
            options={optional(CONDITIONS, CONDITION_LABELS)}
          />
          <TextField name="year" label={COPY.year} optional inputMode="numeric" maxLength={4} />
        </div>
      </FormDisclosure>
      <div className="flex flex-col items-start gap-3">
        <SubmitButton size="lg" sending={COPY.sending}>
          {COPY.submit}
        </SubmitButton>
        <p className="max-w-text text-small text-ink-soft">{COPY.privacy}</p>
      </div>
    </ActionForm>
  );
}
