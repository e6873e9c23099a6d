import { pageMetadata } from "@/app/page-metadata";
import { AudienceCharts } from "@/components/charts/AudienceCharts";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getSellerMonth } from "@/lib/dashboards/analytics/queries/get-seller-month";
import { hasAudience } from "@/lib/dashboards/analytics/views";
import { getSellerFigures } from "@/lib/dashboards/queries/get-seller-figures";
import { startAction } from "../../mes-biens/actions";
import { SellerDashboard } from "./SellerDashboard";

export const metadata = pageMetadata({ title: DASHBOARDS.seller.title });

export default async function SellerDashboardPage() {
  const actor = await pageActor("/seller/dashboard");
  const now = new Date();
  const view = await getSellerFigures(actor, now);
  const { audience, ...homes } = await getSellerMonth(actor, now);
  return (
    <SellerDashboard
      view={view}
      homes={homes}
      start={startAction}
      charts={
        hasAudience(audience) && (
          <AudienceCharts audience={audience} className="grid gap-x-10 gap-y-8 xl:grid-cols-3" />
        )
      }
    />
  );
}
