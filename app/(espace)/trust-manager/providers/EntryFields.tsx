import { SelectField } from "@/components/forms/SelectField";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import {
  AVAILABILITY_LABELS,
  PROVIDER_TYPE_LABELS,
  UNIT_LABELS,
} from "@/components/providers/copy";
import { PROVIDER_TYPES } from "@/lib/kernel/provider-kinds";
import { PRICE_UNITS, PROVIDER_AVAILABILITIES } from "@/lib/providers/rules";
import { MANAGED } from "./copy";

const COPY = MANAGED.entry;

function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  const options = values.map((value) => ({ value: value as string, label: labels[value] }));
  return [{ value: "", label: COPY.choose }, ...options];
}

/** What the directory says of a provider, one who is in it already or not. */
export function EntryFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TextField name="name" label={COPY.name} maxLength={100} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="type"
          label={COPY.type}
          options={optionsOf(PROVIDER_TYPES, PROVIDER_TYPE_LABELS)}
        />
        <TextField name="location" label={COPY.location} maxLength={100} autoComplete="off" />
      </div>
      <TextAreaField
        name="description"
        label={COPY.description}
        hint={COPY.descriptionHint}
        maxLength={1_000}
      />
      <TextField
        name="email"
        type="email"
        label={COPY.email}
        hint={isNew ? COPY.emailHint : COPY.changedEmailHint}
        autoComplete="off"
      />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <SelectField name="unit" label={COPY.unit} options={optionsOf(PRICE_UNITS, UNIT_LABELS)} />
        <TextField name="price" label={COPY.price} hint={COPY.priceHint} inputMode="decimal" />
        <SelectField
          name="availability"
          label={COPY.availability}
          options={optionsOf(PROVIDER_AVAILABILITIES, AVAILABILITY_LABELS)}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextAreaField name="specialties" label={COPY.specialties} hint={COPY.linesHint} optional />
        <TextAreaField
          name="certifications"
          label={COPY.certifications}
          hint={COPY.linesHint}
          optional
        />
      </div>
    </>
  );
}
