"use client";

import { BareFrame } from "@/components/layout/BareFrame";
import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";

/** Where the layout of a group failed itself. Every page loads it, so it has no more of the site's frame than the way home. */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <BareFrame>
      <ErrorPanel {...props} />
    </BareFrame>
  );
}
