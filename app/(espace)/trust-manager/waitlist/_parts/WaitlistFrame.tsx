"use client";

import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { Callout } from "@/components/ui/Callout";
import { trustListOf } from "@/lib/routes/space";
import { WAITLIST_VIEWS, type WaitlistView } from "@/lib/waitlist/administration/rules";
import { WAITLIST_ADMIN } from "../copy";

/** What can have been done before the page is shown. */
export type WaitlistDone = keyof typeof WAITLIST_ADMIN.done;

const NOTHING_CHANGED: readonly WaitlistDone[] = ["late", "gone", "moved"];

/** The waitlist's page around one of its views. */
export function WaitlistFrame({
  view,
  held,
  done,
  children,
}: {
  view: WaitlistView;
  /** How many referrals wait for a decision. */
  held: number;
  done: WaitlistDone | null;
  children: ReactNode;
}) {
  const tabs = WAITLIST_VIEWS.map((each) => ({
    label: WAITLIST_ADMIN.views[each],
    href: trustListOf("waitlist", { filtre: each }),
    current: each === view,
    ...(each === "parrainages" ? { count: held } : {}),
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={WAITLIST_ADMIN.title} lead={WAITLIST_ADMIN.lead} />
      {done && (
        <Callout tone={NOTHING_CHANGED.includes(done) ? "warning" : "success"} live>
          <p>{WAITLIST_ADMIN.done[done]}</p>
        </Callout>
      )}
      <Tabs label={WAITLIST_ADMIN.tabs} tabs={tabs} />
      {children}
    </div>
  );
}
