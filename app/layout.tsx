import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Live } from "@/components/layout/Live";
import { ServiceWorker } from "@/components/layout/ServiceWorker";
import { Me } from "@/components/me/Me";
import { cx } from "@/components/ui/cx";
import { HINT_COOKIE } from "@/lib/auth/hint";
import { BRAND } from "@/lib/content/brand";
import { env } from "@/lib/platform/env";
import { bricolage, instrument } from "./fonts";
import "./globals.css";

/**
 * Rendered when asked for, never at build: pages carry the site's address and the pre-launch
 * switch, which one build must read from each process's own configuration.
 */
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().APP_URL),
    title: { template: `%s · ${BRAND.name}`, default: BRAND.name },
    manifest: "/manifest.webmanifest",
    // Plain files under `public`: what never changes has one address for ever.
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48", type: "image/x-icon" },
        { url: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ],
      apple: { url: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    },
    // Phones turn prices and postal codes into call links otherwise.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f4" },
    { media: "(prefers-color-scheme: dark)", color: "#10181f" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Cached pages are rendered for nobody: their first line says it in the browser, before React comes.
  const isIn = (await cookies()).has(HINT_COOKIE);
  return (
    <html
      lang="fr"
      className={cx(bricolage.variable, instrument.variable)}
      data-in={isIn ? "" : undefined}
      data-media={env().MEDIA_PUBLIC_URL}
      suppressHydrationWarning
    >
      <body>
        {children}
        <ServiceWorker />
        <Me />
        <Live />
      </body>
    </html>
  );
}
