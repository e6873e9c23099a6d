import { Head } from "@/app/head";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getSellerFigures } from "@/lib/dashboards/queries";
import { SellerDashboard } from "./SellerDashboard";

export default async function SellerDashboardPage() {
  const actor = await pageActor("/seller/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.seller.title} />
      <SellerDashboard view={getSellerFigures(actor, new Date())} />
    </>
  );
}
