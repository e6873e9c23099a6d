import type { ReactNode } from "react";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { MAIN_ID } from "@/components/ui/SkipLink";
import { Logo } from "./Logo";
import { Roofline } from "./Roofline";

/**
 * A page that stands alone, without the site's header and footer: not found, failed, offline.
 * Small on purpose: Next sends the not-found page with every other one.
 */
export function ProblemPage({
  picture,
  title,
  lead,
  children,
}: {
  picture?: ReactNode;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-18 items-center">
        <Container>
          <Link href="/" className="inline-block rounded-control">
            <Logo className="text-[1.375rem]" />
          </Link>
        </Container>
      </header>
      <main id={MAIN_ID} className="flex grow items-center py-12">
        <Container className="flex flex-col gap-x-12 gap-y-10 lg:flex-row-reverse lg:items-center lg:justify-between">
          {picture}
          <div className="lg:max-w-[40rem] lg:grow">
            <h1 className="max-w-[10.6em] text-title">{title}</h1>
            <p className="mt-4 max-w-[36rem] text-lead text-ink-soft">{lead}</p>
            <div className="mt-8">{children}</div>
          </div>
        </Container>
      </main>
      <Roofline className="text-night" />
      <div className="panel-night -mt-px h-10" />
    </div>
  );
}
