"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { LOCATION_MAP } from "../islands-copy";
import type { NearbyMapProps } from "./NearbyMap";

/** How near the window the map may come before it is loaded. */
const NEAR = "300px";

/** A place for the map, which is loaded when the person comes near it. */
export function LocationMap(props: NearbyMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<NearbyMapProps> | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    import("./NearbyMap").then(
      (module) => setLoaded(() => module.NearbyMap),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    if (host.current) observer.observe(host.current);
    return () => observer.disconnect();
  }, [load]);

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
            <button type="button" onClick={load} className={buttonClass({ variant: "secondary" })}>
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
