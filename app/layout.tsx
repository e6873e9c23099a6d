import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Live } from "@/components/layout/Live";
import { ServiceWorker } from "@/components/layout/ServiceWorker";
import { cx } from "@/components/ui/cx";
import { bricolage, instrument } from "./fonts";
import "./globals.css";

/**
 * Rendered when asked for, never at build: pages carry the site's address and the pre-launch
 * switch, which one build must read from each process's own configuration.
 */
export const dynamic = "force-dynamic";

/** What never changes from a page to the next; the rest is each page's `Head`. */
export const metadata: Metadata = {
  // Phones turn prices and postal codes into call links otherwise.
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f4" },
    { media: "(prefers-color-scheme: dark)", color: "#10181f" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={cx(bricolage.variable, instrument.variable)}>
      <body>
        {children}
        <ServiceWorker />
        <Live />
      </body>
    </html>
  );
}
