import { Head } from "@/app/head";
import { BuyerDashboard } from "@/components/espace/dashboard/BuyerDashboard";
import { DASHBOARDS } from "@/lib/content/fr/espace/dashboards";
import { getBuyerFigures } from "@/lib/performance/queries";
import { pageActor } from "@/lib/server/auth/page";

export default async function BuyerDashboardPage() {
  const actor = await pageActor("/buyer/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.buyer.title} />
      <BuyerDashboard view={getBuyerFigures(actor, new Date())} />
    </>
  );
}
