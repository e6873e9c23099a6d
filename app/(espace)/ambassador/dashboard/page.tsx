import { pageMetadata } from "@/app/page-metadata";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getAmbassadorFigures } from "@/lib/dashboards/queries";
import { AmbassadorDashboard } from "./AmbassadorDashboard";

export const metadata = pageMetadata({ title: DASHBOARDS.ambassador.title });

export default async function AmbassadorDashboardPage() {
  const actor = await pageActor("/ambassador/dashboard");
  return <AmbassadorDashboard view={getAmbassadorFigures(actor, new Date())} />;
}
