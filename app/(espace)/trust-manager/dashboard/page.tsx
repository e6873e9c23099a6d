import { pageMetadata } from "@/app/page-metadata";
import { TeamCharts } from "@/components/charts/TrendCharts";
import { TRUST_DASHBOARD } from "@/components/trust/copy";
import { pageActor } from "@/lib/auth/page-actor";
import { getTeamTrends } from "@/lib/dashboards/trends/queries/get-team-trends";
import { getTrustFigures } from "@/lib/trust/figures/queries/get-trust-figures";
import { countTasks } from "@/lib/trust/tasks/queries/count-tasks";
import { listTasks } from "@/lib/trust/tasks/queries/list-tasks";
import { totalOf } from "@/lib/trust/tasks/rules";
import { DashboardScreen } from "./DashboardScreen";

const SHOWN_TASKS = 5;

export const metadata = pageMetadata({ title: TRUST_DASHBOARD.title });

export default async function Page() {
  const actor = await pageActor("/trust-manager/dashboard");
  const now = new Date();
  const { rows } = await listTasks(actor, {}, now);
  return (
    <DashboardScreen
      firstName={actor.firstName}
      figures={await getTrustFigures(actor, now)}
      tasks={totalOf(await countTasks(actor, now))}
      oldest={rows.slice(0, SHOWN_TASKS)}
      now={now}
      charts={<TeamCharts trends={await getTeamTrends(actor, now)} />}
    />
  );
}
