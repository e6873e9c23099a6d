"use client";

import { useEffect, useRef, useState } from "react";
import { CONTROL_CLASS, Field } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { isUnderAppliedLaw } from "@/lib/kernel/place";
import { ADDRESS_PRECISIONS, PROPERTY_TYPES } from "@/lib/kernel/property-kinds";
import type { AddressCommune } from "@/lib/revisions/communes";
import { OTHER_LAW } from "@/lib/revisions/copy";
import { FIELDS } from "@/lib/revisions/fields";
import { writeTyped } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { ChoiceField, FieldFrame, TypedField } from "../fields";
import { AddressField } from "./AddressField";
import { ADDRESS_COPY, PRECISION_CHOICES, TYPE_CHOICES } from "./copy";
import { PinField } from "./PinField";
import { usePlace } from "./usePlace";

/** The type of home, where it is, and what the public is shown of that. */
export function AddressStep({
  communes: initial,
  styleUrl,
}: {
  communes: readonly AddressCommune[];
  styleUrl: string | null;
}) {
  const place = usePlace();
  const { communeCode } = useEditor().content;
  const [communes, setCommunes] = useState(initial);
  const around = communes.find(({ code }) => code === communeCode)?.around ?? null;
  return (
    <>
      <ChoiceField
        field="type"
        legend={ADDRESS_COPY.typeLegend}
        look="cards"
        options={PROPERTY_TYPES.map((type) => ({
          value: type,
          label: (
            <>
              <Icon name={type === "house" ? "house" : "building-2"} />
              {PROPERTY_TYPE_LABELS[type]}
            </>
          ),
          hint: TYPE_CHOICES[type],
        }))}
      />
      <AddressField onChoose={place.choose} />
      <CommuneFields communes={communes} onFound={setCommunes} />
      <PinField styleUrl={styleUrl} place={place} around={around} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TypedField field="lot" />
        <TypedField
          field="parcelId"
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TypedField field="neighbourhood" />
      </div>
      <ChoiceField
        field="addressPrecision"
        legend={ADDRESS_COPY.precisionLegend}
        look="cards"
        options={ADDRESS_PRECISIONS.map((precision) => ({
          value: precision,
          ...PRECISION_CHOICES[precision],
        }))}
      />
    </>
  );
}

/** The postal code, and the commune among those that have it. */
function CommuneFields({
  communes,
  onFound,
}: {
  communes: readonly AddressCommune[];
  /** Takes the communes of a postal code that was typed; the same function in every render. */
  onFound: (communes: readonly AddressCommune[]) => void;
}) {
  const editor = useEditor();
  const { content, view, set, problemOf, isEditable } = editor;
  const { postalCode } = content;
  const known = useRef(view.content.postalCode);
  const latest = useRef(editor);
  latest.current = editor;

  useEffect(() => {
    if (postalCode === known.current) return;
    known.current = postalCode;
    if (postalCode === undefined) return onFound([]);
    const request = new AbortController();
    fetch(`/api/postal-codes/${postalCode}`, { signal: request.signal })
      .then((response) => (response.ok ? response.json() : { items: [] }))
      .then(({ items }: { items: AddressCommune[] }) => {
        onFound(items);
        const { content: now, set: write } = latest.current;
        const [only] = items;
        if (items.some(({ code }) => code === now.communeCode)) return;
        if (only && items.length === 1) write(placeIn(only, now.addressId === undefined));
        else if (now.communeCode !== undefined) write({ communeCode: null });
      })
      .catch(() => undefined);
    return () => request.abort();
  }, [postalCode, onFound]);

  return (
    <div className="grid items-end gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <TypedField field="postalCode" inputMode="numeric" maxLength={7} />
      <FieldFrame field="communeCode">
        <Field
          id="communeCode"
          label={FIELDS.communeCode.label}
          hint={
            communes.length === 0 && postalCode !== undefined
              ? ADDRESS_COPY.communeUnknown
              : ADDRESS_COPY.communeHint
          }
          error={
            problemOf("communeCode") ??
            (isUnderAppliedLaw(content.communeCode ?? "") ? null : OTHER_LAW)
          }
        >
          {(control) => (
            <select
              {...control}
              // Its choices are another list for another postal code.
              key={communes.map(({ code }) => code).join()}
              name="communeCode"
              disabled={!isEditable}
              className={CONTROL_CLASS}
              defaultValue={writeTyped("communeCode", content)}
              onChange={({ currentTarget }) => {
                const chosen = communes.find(({ code }) => code === currentTarget.value);
                if (chosen) set(placeIn(chosen, true));
              }}
            >
              <option value="">
                {communes.length > 0 ? ADDRESS_COPY.communeChoose : ADDRESS_COPY.communeNone}
              </option>
              {communes.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </FieldFrame>
    </div>
  );
}

/**
 * A commune that was chosen; the pin goes there unless an address put it somewhere better. Where its place is not
 * known there is no pin, until its person puts it somewhere.
 */
const placeIn = ({ code, lat, lng }: AddressCommune, moves: boolean) => ({
  communeCode: code,
  ...(moves && { lat, lng }),
});
