import { pageMetadata } from "@/app/page-metadata";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getBuyerFeed } from "@/lib/buying/feed/queries/get-buyer-feed";
import { getBuyerFigures } from "@/lib/dashboards/queries/get-buyer-figures";
import { BuyerDashboard } from "./BuyerDashboard";

export const metadata = pageMetadata({ title: DASHBOARDS.buyer.title });

export default async function BuyerDashboardPage() {
  const actor = await pageActor("/buyer/dashboard");
  const now = new Date();
  return (
    <BuyerDashboard
      view={await getBuyerFigures(actor, now)}
      feed={await getBuyerFeed(actor, now)}
    />
  );
}
