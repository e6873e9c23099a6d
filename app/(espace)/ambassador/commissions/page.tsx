import { EarningsChart } from "@/components/charts/TrendCharts";
import { pageActor } from "@/lib/auth/page-actor";
import { getLedger } from "@/lib/commissions/queries/get-ledger";
import { getEarningsByMonth } from "@/lib/dashboards/trends/queries/get-earnings-by-month";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { pageMetadata } from "../../../page-metadata";
import { CommissionsScreen } from "./CommissionsScreen";
import { COMMISSIONS } from "./copy";

export const metadata = pageMetadata({ title: COMMISSIONS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/commissions");
  const { suite } = await searchParams;
  const now = new Date();
  const ledger = await getLedger(actor, { after: textOf(suite) }, now);
  const months = await getEarningsByMonth(actor, now);
  return <CommissionsScreen ledger={ledger} chart={months && <EarningsChart months={months} />} />;
}
