import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Live } from "@/components/layout/Live";
import { ServiceWorker } from "@/components/layout/ServiceWorker";
import { SiteTags } from "@/components/layout/SiteTags";
import { cx } from "@/components/ui/cx";
import { HINT_COOKIE } from "@/lib/auth/hint";
import { bricolage, instrument } from "./fonts";
import "./globals.css";

/**
 * Rendered when asked for, never at build: pages carry the site's address and the pre-launch
 * switch, which one build must read from each process's own configuration.
 */
export const dynamic = "force-dynamic";

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Cached pages are rendered for nobody: their first line says it in the browser, before React comes.
  const isIn = (await cookies()).has(HINT_COOKIE);
  return (
    <html
      lang="fr"
      className={cx(bricolage.variable, instrument.variable)}
      data-in={isIn ? "" : undefined}
      suppressHydrationWarning
    >
      <body>
        <SiteTags />
        {children}
        <ServiceWorker />
        <Live />
      </body>
    </html>
  );
}
