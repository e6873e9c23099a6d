"use client";

import { type ComponentType, useEffect, useState } from "react";
import { RESULT } from "./copy";
import type { SalesMapProps } from "./SalesMap";

/** A place for the map of sales, which is loaded after the page. */
export function SalesMapFrame(props: Omit<SalesMapProps, "onFail">) {
  const [Loaded, setLoaded] = useState<ComponentType<SalesMapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./SalesMap").then(
      (module) => setLoaded(() => module.SalesMap),
      () => setFailed(true),
    );
  }, []);
  if (failed) {
    return (
      <p role="alert" className="grid size-full place-content-center p-4 text-center text-ink-soft">
        {RESULT.mapFailed}
      </p>
    );
  }
  return Loaded && <Loaded {...props} onFail={() => setFailed(true)} />;
}
