"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { Logo } from "@/components/layout/Logo";

/**
 * Where the layout of a group failed itself. Every page loads it, so it has nothing of the site's frame but its name:
 * the way home is the panel's.
 */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <main>
      <p className="mx-auto w-full max-w-page px-gutter pt-5">
        <Logo className="text-subheading" />
      </p>
      <ErrorPanel {...props} />
    </main>
  );
}
