import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { spaceRoutes } from "@/lib/routes/space";
import { SALES_PLACE } from "./copy";

const { trustManager } = spaceRoutes;

/** The tabs of the place, each at an address of its own. */
const TABS = {
  sales: trustManager.contracts,
  notary: trustManager.notary,
  register: trustManager.register,
} as const;

/** The one place of sales: its tabs, and the title of the one that is shown. */
export function SalesFrame({
  current,
  children,
}: {
  current: keyof typeof TABS;
  children: ReactNode;
}) {
  const { title, lead } = SALES_PLACE.screens[current];
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={title} lead={lead} />
      <Tabs
        label={SALES_PLACE.tabs}
        tabs={(Object.keys(TABS) as (keyof typeof TABS)[]).map((each) => ({
          label: SALES_PLACE.labels[each],
          href: TABS[each],
          current: each === current,
        }))}
      />
      {children}
    </div>
  );
}
