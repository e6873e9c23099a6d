import { pageMetadata } from "@/app/page-metadata";
import { OVERVIEW } from "@/components/space/overview-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getOverview } from "@/lib/dashboards/queries/get-overview";
import { OverviewScreen } from "./OverviewScreen";

export const metadata = pageMetadata({ title: OVERVIEW.title });

export default async function DashboardPage() {
  const actor = await pageActor("/dashboard");
  return <OverviewScreen view={await getOverview(actor, new Date())} />;
}
