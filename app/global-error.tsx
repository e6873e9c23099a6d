"use client";

import { useEffect } from "react";
import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { replayPresses } from "@/components/scripts-on-use/replay-presses";
import { ERROR_PAGE } from "@/lib/content/error-page";
import "./globals.css";

/** When the root layout itself failed: a document of its own, in the system's fonts. */
export default function GlobalError(props: ErrorPageProps) {
  // What the root layout would have done: presses are held back until then.
  useEffect(replayPresses, []);
  return (
    <html lang="fr">
      <body>
        <title>{ERROR_PAGE.title}</title>
        <main>
          <ErrorPanel {...props} />
        </main>
      </body>
    </html>
  );
}
