"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";

/** The last resort under the root layout, where no header or footer is left. */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <main>
      <ErrorPanel {...props} />
    </main>
  );
}
