"use client";

import { useEffect } from "react";
import { replayPresses } from "@/components/scripts-on-use/replay-presses";
import { restoreUse } from "@/components/scripts-on-use/restore-use";
import { followTranslations } from "./translated-text";

/** Says when React has taken the page over, and repeats what its reader did to it until then. */
export function Live() {
  useEffect(() => {
    restoreUse();
    followTranslations();
    // The published contract has the application announce its start; nothing depends on the answer, which is
    // read because a body that nobody reads holds its connection.
    fetch("/api/users", { priority: "low" })
      .then((response) => response.text())
      .catch(() => undefined);
    document.documentElement.dataset.live = "";
    replayPresses();
  }, []);
  return null;
}
