"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { MAP_STATES } from "./copy";
import type { MapViewProps } from "./MapView";

/** Loads the map once it is in sight and the browser has nothing better to do. */
export function MapIsland(props: MapViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType<MapViewProps> | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    import("./MapView").then(
      (module) => setView(() => module.MapView),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // Safari has no idle callback.
      if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: 2_000 });
      else setTimeout(load, 200);
    });
    if (host.current) observer.observe(host.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={host} className="map-host">
      {View ? (
        <View {...props} />
      ) : (
        <div role={failed ? "alert" : undefined} className="map-message">
          {failed ? MAP_STATES.failed : MAP_STATES.loading}
          {failed && (
            <button type="button" onClick={load}>
              {MAP_STATES.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
