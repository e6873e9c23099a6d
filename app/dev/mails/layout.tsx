import type { ReactNode } from "react";
import { SiteShell } from "@/components/layout/SiteShell";
import { Container } from "@/components/ui/Container";

/** The test mailbox, with the site around it: nobody is stuck there. */
export default function TestMailboxLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell prelaunch={false}>
      <Container className="max-w-3xl! py-8 md:py-12">{children}</Container>
    </SiteShell>
  );
}
