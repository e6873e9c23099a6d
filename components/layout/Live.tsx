"use client";

import { useEffect } from "react";

/** What public pages add for who is signed in. */
const ME = "/me.js";

/**
 * Says when React has taken the page over: the loader that brought the scripts in
 * (front-door/load-scripts.ts) then presses again what was pressed meanwhile.
 */
export function Live() {
  useEffect(() => {
    // Pages that are not kept have no loader.
    if (
      document.cookie.includes("loopimmo.in=") &&
      !document.querySelector(`script[src="${ME}"]`)
    ) {
      const script = document.createElement("script");
      script.src = ME;
      document.head.append(script);
    }
    document.documentElement.dataset.live = "";
    window.dispatchEvent(new Event("loopimmo:live"));
  }, []);
  return null;
}
