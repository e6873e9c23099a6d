"use client";

import type { ReactNode } from "react";
import { MAIN_ID, SkipLink } from "@/components/ui/SkipLink";
import { Still } from "@/components/ui/Still";
import { PrelaunchBanner } from "./PrelaunchBanner";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

/** What surrounds every public page. */
export function SiteShell({ prelaunch, children }: { prelaunch: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {prelaunch && <PrelaunchBanner />}
      <Still
        as="header"
        className="no-print border-b border-line bg-page"
        part={SiteHeader}
        with={{ prelaunch }}
      />
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Still as="footer" className="no-print" part={SiteFooter} with={{ prelaunch }} />
    </div>
  );
}
