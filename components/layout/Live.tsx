"use client";

import { useEffect } from "react";
import { restoreUse } from "@/components/scripts-on-use/restore-use";
import { followTranslations } from "./translated-text";

/**
 * Says when React has taken the page over, with what was done to it until then: the loader that brought the scripts in
 * (components/scripts-on-use/load-scripts.ts) then presses again what was pressed meanwhile. Pages that are not cached have
 * no loader: what is the person's own (components/me) comes from here.
 */
export function Live() {
  useEffect(() => {
    restoreUse();
    followTranslations();
    if (!globalThis.meStarted) {
      import("@/components/me/start").then(({ start }) => start()).catch(() => undefined);
    }
    // The published contract has the application announce its start; nothing depends on the answer, which is
    // read because a body that nobody reads holds its connection.
    fetch("/api/users", { priority: "low" })
      .then((response) => response.text())
      .catch(() => undefined);
    document.documentElement.dataset.live = "";
    window.dispatchEvent(new Event("loopimmo:live"));
  }, []);
  return null;
}
