"use client";

import { BareFrame } from "@/components/layout/BareFrame";
import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";

/** Inside the layout of the editor, whose head went with the page. */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <BareFrame>
      <ErrorPanel {...props} />
    </BareFrame>
  );
}
