"use client";

import { type ComponentType, useRef } from "react";
import { useLoadedNear } from "@/components/map/useLoadedNear";
import { buttonClass } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { LOCATION_MAP } from "../islands-copy";

/** A place for a map, which is loaded when the person comes near it. */
export function MapNear<Props extends object>({
  load,
  props,
}: {
  /** The same function at each render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const host = useRef<HTMLDivElement>(null);
  const { Loaded, failed, retry } = useLoadedNear<Props>(host, load);

  return (
    <div ref={host} className="relative size-full">
      {Loaded ? (
        <Loaded {...props} />
      ) : (
        <div className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center">
          <Rings />
          <p role={failed ? "alert" : undefined} className="relative text-ink-soft">
            {failed ? LOCATION_MAP.failed : LOCATION_MAP.loading}
          </p>
          {failed && (
            <button type="button" onClick={retry} className={buttonClass({ variant: "secondary" })}>
              <Icon name="map-pin" />
              {LOCATION_MAP.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Waiting for the map: nothing but rings around a point. */
function Rings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 -150 600 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-line"
      strokeWidth="1.5"
    >
      {[70, 130, 190, 250, 310].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </svg>
  );
}
