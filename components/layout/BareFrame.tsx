import type { ReactNode } from "react";
import { Container } from "@/components/ui/Container";
import { MAIN_ID } from "@/components/ui/SkipLink";
import { HomeLink } from "./HomeLink";

/** The way home above a page that has no other frame: where what draws the frame failed, or went with the page. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-page">
        <Container className="flex min-h-16 items-center">
          <HomeLink logo="text-subheading" />
        </Container>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
    </>
  );
}
