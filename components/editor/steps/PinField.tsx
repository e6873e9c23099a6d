"use client";

import { type ComponentType, useEffect, useState } from "react";
import { FIELD_LABELS } from "@/lib/revisions/copy";
import { writeTyped } from "@/lib/revisions/typed";
import { useEditor } from "../EditorProvider";
import { FieldFrame } from "../fields";
import { ADDRESS_COPY } from "./copy";
import type { PinMapProps } from "./PinMap";

/** Five decimals are a metre. */
const shown = (degrees: number) => degrees.toFixed(5).replace(".", ",");
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Where the home is, as a pin that is dragged or moved with the keys. */
export function PinField({ styleUrl }: { styleUrl: string | null }) {
  const { view, content, set, problemOf, isEditable } = useEditor();
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
                  onMove={(to) => set({ lat: rounded(to.lat), lng: rounded(to.lng) })}
                  onFail={() => setFailed(true)}
                />
              )}
            </div>
          )}
          <p className="text-fine text-ink-soft tabular-nums">
            {ADDRESS_COPY.pinAt(shown(lat), shown(lng))}
          </p>
        </div>
      )}
      {error && <p className="text-small font-medium text-tile-strong">{error}</p>}
      <input type="hidden" name="lat" defaultValue={writeTyped("lat", view.content)} />
      <input type="hidden" name="lng" defaultValue={writeTyped("lng", view.content)} />
    </FieldFrame>
  );
}
