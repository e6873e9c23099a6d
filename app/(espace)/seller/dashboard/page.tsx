import { pageMetadata } from "@/app/page-metadata";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getSellerFigures } from "@/lib/dashboards/queries";
import { SellerDashboard } from "./SellerDashboard";

export const metadata = pageMetadata({ title: DASHBOARDS.seller.title });

export default async function SellerDashboardPage() {
  const actor = await pageActor("/seller/dashboard");
  return <SellerDashboard view={getSellerFigures(actor, new Date())} />;
}
