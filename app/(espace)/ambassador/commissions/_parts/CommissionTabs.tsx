import { STATEMENTS } from "@/components/payouts/copy";
import { Tabs } from "@/components/space/Tabs";
import { earningRoutes } from "@/lib/routes/payouts";
import { spaceRoutes } from "@/lib/routes/space";

const TABS = {
  ledger: spaceRoutes.ambassador.commissions,
  statements: earningRoutes.statements,
  account: earningRoutes.account,
} as const;

/** The parts of what a looper earns: lines, statements, and where they are paid to. */
export function CommissionTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <Tabs
      label={STATEMENTS.tabs}
      tabs={(["ledger", "statements", "account"] as const).map((tab) => ({
        label: STATEMENTS.tabLabels[tab],
        href: TABS[tab],
        current: tab === current,
      }))}
    />
  );
}
