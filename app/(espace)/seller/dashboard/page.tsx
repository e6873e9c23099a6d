import { Head } from "@/app/head";
import { SellerDashboard } from "@/components/espace/dashboard/SellerDashboard";
import { DASHBOARDS } from "@/lib/content/fr/espace/dashboards";
import { getSellerFigures } from "@/lib/performance/queries";
import { pageActor } from "@/lib/server/auth/page";

export default async function SellerDashboardPage() {
  const actor = await pageActor("/seller/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.seller.title} />
      <SellerDashboard view={getSellerFigures(actor, new Date())} />
    </>
  );
}
