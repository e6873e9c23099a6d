import type { ReactNode } from "react";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { payoutRoutes } from "@/lib/routes/payouts";
import { PAYOUTS } from "../copy";

const TABS = {
  owed: payoutRoutes.owed(),
  batches: payoutRoutes.batches,
  contests: payoutRoutes.contests(),
  limits: payoutRoutes.limits(),
  year: payoutRoutes.year(),
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
