"use client";

import { type ComponentType, type MouseEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { FIELD_LABELS } from "@/lib/revisions/copy";
import { writeTyped } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { FieldFrame, focusControl } from "../fields";
import { ADDRESS_COPY } from "./copy";
import type { PinMapProps } from "./PinMap";
import { addressLine, type Place } from "./usePlace";

/** Five decimals are a metre. */
const shown = (degrees: number) => degrees.toFixed(5).replace(".", ",");
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Where the home is, as a pin that is dragged or moved with the keys. */
export function PinField({ styleUrl, place }: { styleUrl: string | null; place: Place }) {
  const { view, content, problemOf, isEditable } = useEditor();
  const [PinMap, setPinMap] = useState<ComponentType<PinMapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const { lat, lng } = content;
  const isPlaced = lat !== undefined && lng !== undefined;
  useEffect(() => {
    if (!isPlaced) return;
    import("./PinMap").then(
      (module) => setPinMap(() => module.PinMap),
      () => setFailed(true),
    );
  }, [isPlaced]);
  const error = problemOf("lat");
  return (
    <FieldFrame field="lat">
      <p className="text-small font-semibold">{FIELD_LABELS.lat}</p>
      {!isPlaced && <p className="text-fine text-ink-soft">{ADDRESS_COPY.pinMissing}</p>}
      {isPlaced && (
        <div className="only-scripting flex flex-col gap-1.5">
          <p id="repere-aide" className="text-fine text-ink-soft">
            {ADDRESS_COPY.pinHint}
          </p>
          {failed ? (
            <p className="text-small">{ADDRESS_COPY.mapFailed}</p>
          ) : (
            <div className="pin-map">
              {PinMap && (
                <PinMap
                  {...{ lat, lng, styleUrl }}
                  isMovable={isEditable}
                  onMove={(to) => place.movePin({ lat: rounded(to.lat), lng: rounded(to.lng) })}
                  onFail={() => setFailed(true)}
                />
              )}
            </div>
          )}
          <p className="text-fine text-ink-soft tabular-nums">
            {ADDRESS_COPY.pinAt(shown(lat), shown(lng))}
          </p>
          <div role="status">{place.offer && <AddressOffer place={place} />}</div>
        </div>
      )}
      {error && <p className="text-small font-medium text-tile-strong">{error}</p>}
      <input type="hidden" name="lat" defaultValue={writeTyped("lat", view.content)} />
      <input type="hidden" name="lng" defaultValue={writeTyped("lng", view.content)} />
    </FieldFrame>
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
