"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { HomeLink } from "@/components/layout/HomeLink";
import { Container } from "@/components/ui/Container";
import { MAIN_ID } from "@/components/ui/SkipLink";

/** Inside the layout of the editor, whose head went with the page. */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <>
      <header className="border-b border-line bg-page">
        <Container className="flex min-h-16 items-center">
          <HomeLink logo="text-subheading" />
        </Container>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grow outline-none">
        <ErrorPanel {...props} />
      </main>
    </>
  );
}
