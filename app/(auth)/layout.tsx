import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/SiteShell";
import { env } from "@/lib/platform/env";
import "../space.css";

/** The screens that lead to an account: the site around them, the sheet of the signed-in space. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return <SiteShell prelaunch={env().PRELAUNCH}>{children}</SiteShell>;
}
