"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { PROBLEM_PAGES } from "@/lib/content/problems";
import "./globals.css";

/** When the root layout itself failed: a document of its own, in the system's fonts. */
export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang="fr">
      <body>
        <title>{PROBLEM_PAGES.error.title}</title>
        <main>
          <ErrorPanel {...props} />
        </main>
      </body>
    </html>
  );
}
