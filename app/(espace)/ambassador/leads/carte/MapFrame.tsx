"use client";

import { useRef } from "react";
import { MAP_STATES } from "@/components/map/copy";
import { useLoadedNear } from "@/components/map/useLoadedNear";
import type { LooperMapProps } from "./LooperMap";

const load = () => import("./LooperMap").then(({ LooperMap }) => LooperMap);

/** A place for the map, which is loaded when the person comes near it. */
export function MapFrame(props: LooperMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const { Loaded, failed, retry } = useLoadedNear<LooperMapProps>(host, load);
  return (
    <div ref={host} className="map-host">
      {Loaded ? (
        <Loaded {...props} />
      ) : (
        <div role={failed ? "alert" : undefined} className="map-message">
          {failed ? MAP_STATES.failed : MAP_STATES.loading}
          {failed && (
            <button type="button" onClick={retry}>
              {MAP_STATES.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
