import { Head } from "@/app/head";
import { DASHBOARDS } from "@/components/space/dashboards-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getAmbassadorFigures } from "@/lib/dashboards/queries";
import { AmbassadorDashboard } from "./AmbassadorDashboard";

export default async function AmbassadorDashboardPage() {
  const actor = await pageActor("/ambassador/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.ambassador.title} />
      <AmbassadorDashboard view={getAmbassadorFigures(actor, new Date())} />
    </>
  );
}
