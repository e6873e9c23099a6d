import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/SiteShell";
import { env } from "@/lib/platform/env";

/*
 * No loading.tsx in this group, on purpose: its boundary would stream the page after the shell,
 * so that a missing listing answers 200, and nothing shows without JavaScript.
 */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <SiteShell prelaunch={env().PRELAUNCH}>{children}</SiteShell>;
}
