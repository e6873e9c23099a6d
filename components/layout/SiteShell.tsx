"use client";

import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "@/components/ui/SkipLink";
import { PrelaunchBanner } from "./PrelaunchBanner";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

/** What surrounds every public page. */
export function SiteShell({ prelaunch, children }: { prelaunch: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {prelaunch && <PrelaunchBanner />}
      <header className="no-print border-b border-line bg-page">
        <SiteHeader prelaunch={prelaunch} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="no-print">
        <SiteFooter prelaunch={prelaunch} />
      </footer>
    </div>
  );
}
