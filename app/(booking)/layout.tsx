import type { ReactNode } from "react";
import { OwnForms } from "@/app/OwnForms";
import { SiteShell } from "@/components/layout/SiteShell";
import { env } from "@/lib/platform/env";
import "../space.css";

/** The form that books a visit: the site around it, the sheet of the signed-in space. */
export default function BookingLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell prelaunch={env().PRELAUNCH}>
      <OwnForms>{children}</OwnForms>
    </SiteShell>
  );
}
