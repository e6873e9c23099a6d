"use client";

import { useField } from "@conform-to/react";
import { TextField } from "@/components/forms/TextField";
import { cx } from "@/components/ui/cx";
import { Field } from "@/components/ui/Field";
import { AddressInput } from "./AddressInput";
import { HOME_ADDRESS as COPY } from "./copy";
import { addressLine } from "./useAddressSuggestions";

/**
 * Where a home is, in the `ActionForm` around: number and street, postal code, and the commune where `withCity`. The
 * address that is chosen fills in the others too.
 */
export function HomeAddressFields({
  legend,
  withCity = false,
}: {
  legend: string;
  withCity?: boolean;
}) {
  return (
    <fieldset
      className={cx(
        "grid gap-5",
        withCity ? "sm:grid-cols-[9rem_minmax(0,1fr)]" : "sm:grid-cols-[minmax(0,1fr)_9rem]",
      )}
    >
      <legend className="mb-4 text-subheading">{legend}</legend>
      <Address className={withCity ? "sm:col-span-2" : undefined} />
      <TextField
        name="postalCode"
        label={COPY.postalCode}
        hint={COPY.postalCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
      />
      {withCity && <TextField name="city" label={COPY.city} hint={COPY.cityHint} maxLength={100} />}
    </fieldset>
  );
}

const siblingOf = ({ form }: HTMLInputElement, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null;

/** Number and street. */
function Address({ className }: { className: string | undefined }) {
  const [field] = useField<string>("address");
  return (
    <Field
      id={field.id}
      label={COPY.address}
      hint={COPY.addressHint}
      error={field.errors?.join(" ") ?? null}
      className={className}
    >
      {(control) => (
        <AddressInput
          key={field.key}
          {...control}
          name={field.name}
          defaultValue={field.initialValue ?? ""}
          maxLength={200}
          required
          postalCode={(input) => {
            const typed = siblingOf(input, "postalCode")?.value.trim() ?? "";
            return /^\d{5}$/.test(typed) ? typed : undefined;
          }}
          onChoose={(item, input) => {
            input.value = addressLine(item);
            const [postalCode, city] = [siblingOf(input, "postalCode"), siblingOf(input, "city")];
            if (postalCode) postalCode.value = item.postalCode;
            if (city) city.value = item.city;
          }}
        />
      )}
    </Field>
  );
}
