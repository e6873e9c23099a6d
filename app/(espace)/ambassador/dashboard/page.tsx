import { AmbassadorDashboard } from "@/app/(espace)/ambassador/dashboard/AmbassadorDashboard";
import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { DASHBOARDS } from "@/lib/content/fr/espace/dashboards";
import { getAmbassadorFigures } from "@/lib/dashboards/queries";

export default async function AmbassadorDashboardPage() {
  const actor = await pageActor("/ambassador/dashboard");
  return (
    <>
      <Head title={DASHBOARDS.ambassador.title} />
      <AmbassadorDashboard view={getAmbassadorFigures(actor, new Date())} />
    </>
  );
}
