"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { ERROR_PAGE } from "@/lib/content/error-page";
import "./globals.css";

/** When the root layout itself failed: a document of its own, in the system's fonts. */
export default function GlobalError(props: ErrorPageProps) {
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
