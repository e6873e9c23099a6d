import { pageMetadata } from "@/app/page-metadata";
import { AudienceCharts } from "@/components/space/charts/AudienceCharts";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getSellerAudience } from "@/lib/dashboards/analytics/queries";
import { hasAudience } from "@/lib/dashboards/analytics/views";
import { listHomeFigures } from "@/lib/dashboards/homes/queries";
import { getSellerFigures } from "@/lib/dashboards/queries";
import { SellerDashboard } from "./SellerDashboard";

export const metadata = pageMetadata({ title: DASHBOARDS.seller.title });

export default async function SellerDashboardPage() {
  const actor = await pageActor("/seller/dashboard");
  const now = new Date();
  const view = getSellerFigures(actor, now);
  const audience = await getSellerAudience(actor, now);
  return (
    <SellerDashboard
      view={view}
      homes={await listHomeFigures(actor, now)}
      charts={
        hasAudience(audience) && (
          <AudienceCharts audience={audience} className="grid gap-x-10 gap-y-8 xl:grid-cols-3" />
        )
      }
    />
  );
}
