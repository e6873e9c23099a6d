import { BuyerDashboard } from "@/app/(espace)/buyer/dashboard/BuyerDashboard";
import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { DASHBOARDS } from "@/lib/content/fr/espace/dashboards";
import { getBuyerFigures } from "@/lib/dashboards/queries";

export default async function BuyerDashboardPage() {
  const actor = await pageActor("/buyer/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.buyer.title} />
      <BuyerDashboard view={getBuyerFigures(actor, new Date())} />
    </>
  );
}
