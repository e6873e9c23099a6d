import { Head } from "@/app/head";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getBuyerFigures } from "@/lib/dashboards/queries";
import { BuyerDashboard } from "./BuyerDashboard";

export default async function BuyerDashboardPage() {
  const actor = await pageActor("/buyer/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.buyer.title} />
      <BuyerDashboard view={getBuyerFigures(actor, new Date())} />
    </>
  );
}
