import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { countReports, listReports } from "@/lib/reports/queries";
import { REPORT_VIEWS } from "@/lib/reports/rules";
import { claimAction, closeAction, releaseAction } from "./actions";
import { REPORTS } from "./copy";
import { ReportsScreen } from "./ReportsScreen";

export const metadata = pageMetadata({ title: REPORTS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/reports");
  const query = await searchParams;
  const view = oneOf(REPORT_VIEWS, query.filtre);
  const cursor = textOf(query.suite);
  const done = textOf(query.fait) ?? "";
  return (
    <ReportsScreen
      view={view}
      done={Object.hasOwn(REPORTS.done, done) ? (done as keyof typeof REPORTS.done) : null}
      isFirst={cursor === null}
      counts={countReports(actor)}
      page={listReports(actor, { view, cursor })}
      actions={{ claim: claimAction, release: releaseAction, close: closeAction }}
    />
  );
}
