"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";
import { SiteShell } from "@/components/layout/SiteShell";

/** Where the layout of a group failed itself: the site's frame, without the pre-launch line, for no setting is read. */
export default function ErrorPage(props: ErrorPageProps) {
  return (
    <SiteShell prelaunch={false}>
      <ErrorPanel {...props} />
    </SiteShell>
  );
}
