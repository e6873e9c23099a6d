import { pageMetadata } from "@/app/page-metadata";
import { AudienceCharts } from "@/components/charts/AudienceCharts";
import { pageActor } from "@/lib/auth/page-actor";
import { getSellerAnalytics } from "@/lib/dashboards/analytics/queries/get-seller-analytics";
import { periodOf } from "@/lib/dashboards/analytics/rules";
import type { Parameters } from "@/lib/kernel/parameters";
import { AnalyticsScreen } from "./AnalyticsScreen";
import { ANALYTICS } from "./copy";

export const metadata = pageMetadata({ title: ANALYTICS.title });

export default async function AnalyticsPage({
  searchParams,
}: {
  searchParams: Promise<Parameters>;
}) {
  const actor = await pageActor("/seller/analytics");
  const { periode } = await searchParams;
  const view = await getSellerAnalytics(actor, periodOf(periode), new Date());
  return (
    <AnalyticsScreen
      view={view}
      charts={<AudienceCharts audience={view} className="flex flex-col gap-8" />}
    />
  );
}
