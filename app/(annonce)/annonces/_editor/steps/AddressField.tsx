"use client";

import { AddressInput } from "@/components/addresses/AddressInput";
import type { AddressItem } from "@/components/addresses/useAddressSuggestions";
import { Field } from "@/components/ui/Field";
import { FIELDS } from "@/lib/revisions/fields";
import { writeTyped } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { FieldFrame } from "../fields";

/** The address, with those of the Base Adresse Nationale that match; any text stays possible. */
export function AddressField({ onChoose }: { onChoose(item: AddressItem): void }) {
  const { view, content, set, problemOf, typedOf, isEditable } = useEditor();
  return (
    <FieldFrame field="address">
      <Field
        id="address"
        label={FIELDS.address.label}
        hint={FIELDS.address.hint}
        error={problemOf("address")}
      >
        {(control) => (
          <AddressInput
            {...control}
            data-typed=""
            name="address"
            maxLength={FIELDS.address.max}
            readOnly={!isEditable}
            defaultValue={typedOf("address") ?? writeTyped("address", view.content)}
            postalCode={() => content.postalCode}
            onText={() => {
              // Another text is another place than the one that was chosen.
              if (content.addressId !== undefined) set({ addressId: null });
            }}
            onChoose={onChoose}
          />
        )}
      </Field>
      <input type="hidden" name="addressId" defaultValue={view.content.addressId ?? ""} />
    </FieldFrame>
  );
}
