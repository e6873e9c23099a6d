import type { ReactNode } from "react";
import { Container } from "@/components/ui/Container";
import { SiteShell } from "./SiteShell";

/**
 * A page outside the public ones: not found, offline. The header and the footer are the site's, so
 * that nobody is stuck; without the pre-launch line, for where this renders no setting is read.
 */
export function ProblemPage({
  picture,
  title,
  lead,
  children,
}: {
  picture: ReactNode;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <SiteShell prelaunch={false}>
      <Container className="flex flex-col gap-x-12 gap-y-10 py-section lg:flex-row-reverse lg:items-center lg:justify-between">
        {picture}
        <div className="lg:max-w-[40rem] lg:grow">
          <h1 className="max-w-[10.6em] text-title">{title}</h1>
          <p className="mt-4 max-w-[36rem] text-lead text-ink-soft">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
      </Container>
    </SiteShell>
  );
}
