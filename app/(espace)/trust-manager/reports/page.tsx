import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { countConversationReports } from "@/lib/messages/reports/queries/count-conversation-reports";
import { listConversationReports } from "@/lib/messages/reports/queries/list-conversation-reports";
import { CONVERSATION_REPORT_VIEWS } from "@/lib/messages/reports/rules";
import { countReports } from "@/lib/reports/queries/count-reports";
import { listReports } from "@/lib/reports/queries/list-reports";
import { REPORT_VIEWS } from "@/lib/reports/rules";
import { listOwners } from "@/lib/trust/tasks/queries/list-owners";
import { closeAction, closeConversationAction } from "./actions";
import { ConversationReportsScreen } from "./ConversationReportsScreen";
import { REPORTS } from "./copy";
import { ReportsScreen } from "./ReportsScreen";
import { CONVERSATION_FILTERS } from "./ReportTabs";

export const metadata = pageMetadata({ title: REPORTS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/reports");
  const query = await searchParams;
  const cursor = textOf(query.suite);
  const done = textOf(query.fait) ?? "";
  const shared = {
    done: Object.hasOwn(REPORTS.done, done) ? (done as keyof typeof REPORTS.done) : null,
    isFirst: cursor === null,
    counts: await countReports(actor),
    conversationCounts: await countConversationReports(actor),
  };
  const ofConversations = CONVERSATION_REPORT_VIEWS.find(
    (each) => CONVERSATION_FILTERS[each] === query.filtre,
  );
  if (ofConversations) {
    const conversations = await listConversationReports(actor, { view: ofConversations, cursor });
    const ids = conversations.reports.map(({ id }) => id);
    return (
      <ConversationReportsScreen
        {...shared}
        view={ofConversations}
        page={conversations}
        owners={await listOwners(actor, { kind: "conversation-report", ids })}
        close={closeConversationAction}
      />
    );
  }
  const view = oneOf(REPORT_VIEWS, query.filtre);
  const page = await listReports(actor, { view, cursor });
  const ids = page.rows.map(({ id }) => id);
  return (
    <ReportsScreen
      {...shared}
      view={view}
      page={page}
      owners={await listOwners(actor, { kind: "listing-report", ids })}
      actions={{ close: closeAction }}
    />
  );
}
