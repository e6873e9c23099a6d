"use client";

import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { addressLine } from "@/components/addresses/useAddressSuggestions";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { Field, Input } from "@/components/ui/Field";
import { formatDegrees } from "@/lib/kernel/format";
import type { GeoPoint } from "@/lib/kernel/geo";
import { FIELDS } from "@/lib/revisions/fields";
import { writeTyped } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { FieldFrame, focusControl } from "../fields";
import { ADDRESS_COPY } from "./copy";
import type { PinMapProps } from "./PinMap";
import type { Place } from "./usePlace";

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Where the home is, as a pin on a map, or as its coordinates. */
export function PinField({
  styleUrl,
  place,
  around,
}: {
  styleUrl: string | null;
  place: Place;
  /** What the map shows of a commune without a known place, for the pin to be put there. */
  around: GeoPoint | null;
}) {
  const { content, problemOf, isEditable } = useEditor();
  const [PinMap, setPinMap] = useState<ComponentType<PinMapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const { lat, lng } = content;
  const pin = lat !== undefined && lng !== undefined ? { lat, lng } : null;
  const start = pin ?? around;
  const hasMap = start !== null;
  useEffect(() => {
    if (!hasMap) return;
    import("./PinMap").then(
      (module) => setPinMap(() => module.PinMap),
      () => setFailed(true),
    );
  }, [hasMap]);
  const error = problemOf("lat");
  return (
    <FieldFrame field="lat">
      <p className="text-small font-semibold">{FIELDS.lat.label}</p>
      {!start && <p className="text-fine text-ink-soft">{ADDRESS_COPY.pinMissing}</p>}
      {start && (
        <div className="only-scripting flex flex-col gap-1.5">
          {!pin && <p className="text-small">{ADDRESS_COPY.pinAround}</p>}
          <p id="repere-aide" className="text-fine text-ink-soft">
            {ADDRESS_COPY.pinHint}
          </p>
          {failed ? (
            <p className="text-small">{ADDRESS_COPY.mapFailed}</p>
          ) : (
            <div className="pin-map">
              {PinMap && (
                <PinMap
                  {...start}
                  styleUrl={styleUrl}
                  isPlaced={pin !== null}
                  isMovable={isEditable}
                  onMove={(to) => place.movePin({ lat: rounded(to.lat), lng: rounded(to.lng) })}
                  onFail={() => setFailed(true)}
                />
              )}
            </div>
          )}
          {pin && (
            <p className="text-fine text-ink-soft tabular-nums">
              {ADDRESS_COPY.pinAt(formatDegrees(pin.lat), formatDegrees(pin.lng))}
            </p>
          )}
          <div role="status">{place.offer && <AddressOffer place={place} />}</div>
        </div>
      )}
      {error && <p className="text-small font-medium text-tile-strong">{error}</p>}
      <Disclosure dense summary={ADDRESS_COPY.coordinates} open={failed}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Coordinate field="lat" />
          <Coordinate field="lng" />
        </div>
      </Disclosure>
    </FieldFrame>
  );
}

function Coordinate({ field }: { field: "lat" | "lng" }) {
  const { view, problemOf, typedOf, isEditable } = useEditor();
  return (
    <Field
      id={field}
      label={ADDRESS_COPY[field]}
      hint={ADDRESS_COPY[`${field}Hint`]}
      error={problemOf(field)}
      errorHidden={field === "lat"}
    >
      {(control) => (
        <Input
          {...control}
          data-typed=""
          name={field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          readOnly={!isEditable}
          defaultValue={typedOf(field) ?? writeTyped(field, view.content)}
        />
      )}
    </Field>
  );
}

/** The address that the pin is now in front of, to be taken or left. */
function AddressOffer({ place: { offer, acceptOffer, declineOffer } }: { place: Place }) {
  if (!offer) return null;
  const { postalCode, city } = offer;
  const settle =
    (decide: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      // The offer goes, and with it the button that has the focus.
      focusControl(currentTarget);
      decide();
    };
  return (
    <Callout tone="info">
      <p>{ADDRESS_COPY.offer(addressLine(offer), `${postalCode} ${city}`)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={settle(acceptOffer)}>
          {ADDRESS_COPY.takeOffer}
        </Button>
        <Button variant="quiet" onClick={settle(declineOffer)}>
          {ADDRESS_COPY.leaveOffer}
        </Button>
      </div>
    </Callout>
  );
}
