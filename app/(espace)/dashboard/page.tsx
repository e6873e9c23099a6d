import { Head } from "@/app/head";
import { OVERVIEW } from "@/components/space/overview-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getOverview } from "@/lib/dashboards/queries";
import { OverviewScreen } from "./OverviewScreen";

export default async function DashboardPage() {
  const actor = await pageActor("/dashboard");
  return (
    <>
      <Head title={OVERVIEW.title} />
      <OverviewScreen view={getOverview(actor, new Date())} />
    </>
  );
}
