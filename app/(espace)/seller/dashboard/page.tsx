import { SellerDashboard } from "@/app/(espace)/seller/dashboard/SellerDashboard";
import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { DASHBOARDS } from "@/lib/content/fr/espace/dashboards";
import { getSellerFigures } from "@/lib/dashboards/queries";

export default async function SellerDashboardPage() {
  const actor = await pageActor("/seller/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.seller.title} />
      <SellerDashboard view={getSellerFigures(actor, new Date())} />
    </>
  );
}
