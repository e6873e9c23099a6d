import type { ReactNode } from "react";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { spaceRoutes } from "@/lib/routes/space";
import { PAYOUTS } from "../copy";

const { payouts } = spaceRoutes;

const TABS = {
  owed: payouts.owed(),
  batches: payouts.batches,
  contests: payouts.contests(),
  limits: payouts.limits(),
  year: payouts.year(),
} as const;
const ORDER = ["owed", "batches", "contests", "limits", "year"] as const;

/** A part of what the team does about commissions, under its tab. */
export function PayoutsFrame({
  current,
  title,
  lead,
  done,
  children,
}: {
  current: keyof typeof TABS;
  title: string;
  lead: string;
  /** What was just done. */
  done?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={title} lead={lead} />
      {done && (
        <ArrivalNotice tone="success">
          <p>{done}</p>
        </ArrivalNotice>
      )}
      <Tabs
        label={PAYOUTS.tabs}
        tabs={ORDER.map((tab) => ({
          label: PAYOUTS.tabLabels[tab],
          href: TABS[tab],
          current: tab === current,
        }))}
      />
      {children}
    </div>
  );
}
