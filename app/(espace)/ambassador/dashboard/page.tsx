import { pageMetadata } from "@/app/page-metadata";
import { EarningsChart, LeadsChart } from "@/components/charts/TrendCharts";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getAmbassadorFigures } from "@/lib/dashboards/queries/get-ambassador-figures";
import { getEarningsByMonth } from "@/lib/dashboards/trends/queries/get-earnings-by-month";
import { getLeadsByWeek } from "@/lib/dashboards/trends/queries/get-leads-by-week";
import { AmbassadorDashboard } from "./AmbassadorDashboard";

export const metadata = pageMetadata({ title: DASHBOARDS.ambassador.title });

export default async function AmbassadorDashboardPage() {
  const actor = await pageActor("/ambassador/dashboard");
  const now = new Date();
  const view = await getAmbassadorFigures(actor, now);
  const leads = await getLeadsByWeek(actor, now);
  const earnings = await getEarningsByMonth(actor, now);
  const charts = [
    ...(leads ? [<LeadsChart key="leads" weeks={leads} />] : []),
    ...(earnings ? [<EarningsChart key="earnings" months={earnings} />] : []),
  ];
  return <AmbassadorDashboard view={view} charts={charts} />;
}
