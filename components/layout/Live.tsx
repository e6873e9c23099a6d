"use client";

import { useEffect } from "react";

/**
 * Says when React has taken the page over: the loader that brought the scripts in
 * (front-door/load-scripts.ts) then presses again what was pressed meanwhile.
 */
export function Live() {
  useEffect(() => {
    document.documentElement.dataset.live = "";
    window.dispatchEvent(new Event("loopimmo:live"));
  }, []);
  return null;
}
