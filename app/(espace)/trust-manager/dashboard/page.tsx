import { DashboardScreen } from "@/app/(espace)/trust-manager/dashboard/DashboardScreen";
import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { TRUST_DASHBOARD } from "@/lib/content/fr/espace/trust";
import { getTrustFigures } from "@/lib/trust/figures/queries";
import { listTasks } from "@/lib/trust/tasks/queries";

const SHOWN_TASKS = 5;

export default async function Page() {
  const actor = await pageActor("/trust-manager/dashboard");
  const now = new Date();
  const { rows } = listTasks(actor, {}, now);
  return (
    <>
      <Head title={TRUST_DASHBOARD.title} />
      <DashboardScreen
        firstName={actor.firstName}
        figures={getTrustFigures(actor, now)}
        oldest={rows.slice(0, SHOWN_TASKS)}
      />
    </>
  );
}
