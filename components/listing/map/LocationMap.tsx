"use client";

import { type ComponentType, useState } from "react";
import { buttonClass } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { LOCATION_MAP } from "@/lib/content/fr/listing-islands";
import type { NearbyMapProps } from "./NearbyMap";

/** A place kept for the map, which is loaded when the person asks for it. */
export function LocationMap(props: NearbyMapProps) {
  const [Loaded, setLoaded] = useState<ComponentType<NearbyMapProps> | null>(null);
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");

  const load = () => {
    setStatus("loading");
    import("./NearbyMap").then(
      (module) => setLoaded(() => module.NearbyMap),
      () => setStatus("failed"),
    );
  };

  if (Loaded) return <Loaded {...props} />;
  return (
    <div className="relative grid size-full place-content-center justify-items-center gap-3 p-4 text-center">
      <Rings />
      {status === "failed" && (
        <p role="alert" className="relative">
          {LOCATION_MAP.failed}
        </p>
      )}
      <button
        type="button"
        onClick={load}
        aria-disabled={status === "loading"}
        className={cx("relative", buttonClass({ variant: "secondary" }))}
      >
        <Icon name="map-pin" />
        {LABELS[status]}
      </button>
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

const LABELS = {
  idle: LOCATION_MAP.show,
  loading: LOCATION_MAP.loading,
  failed: LOCATION_MAP.retry,
} as const;
