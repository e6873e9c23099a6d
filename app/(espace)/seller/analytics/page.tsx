import { Head } from "@/app/head";
import { AnalyticsScreen } from "@/components/espace/dashboard/AnalyticsScreen";
import { ANALYTICS } from "@/lib/content/fr/espace/dashboards";
import type { Parameters } from "@/lib/kernel/parameters";
import { getSellerAnalytics } from "@/lib/performance/analytics/queries";
import { periodOf } from "@/lib/performance/analytics/rules";
import { pageActor } from "@/lib/server/auth/page";

export default async function AnalyticsPage({
  searchParams,
}: {
  searchParams: Promise<Parameters>;
}) {
  const actor = await pageActor("/seller/analytics");
  const { periode } = await searchParams;
  return (
    <>
      <Head title={ANALYTICS.title} />
      <AnalyticsScreen view={getSellerAnalytics(actor, periodOf(periode), new Date())} />
    </>
  );
}
