import { OverviewScreen } from "@/app/(espace)/dashboard/OverviewScreen";
import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { OVERVIEW } from "@/lib/content/fr/espace/overview";
import { getOverview } from "@/lib/dashboards/queries";

export default async function DashboardPage() {
  const actor = await pageActor("/dashboard");
  return (
    <>
      <Head title={OVERVIEW.title} />
      <OverviewScreen view={getOverview(actor, new Date())} />
    </>
  );
}
