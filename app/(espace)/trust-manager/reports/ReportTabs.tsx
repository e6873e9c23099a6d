import { Tabs } from "@/components/space/Tabs";
import { Callout } from "@/components/ui/Callout";
import {
  CONVERSATION_REPORT_VIEWS,
  type ConversationReportListView,
} from "@/lib/messages/reports/rules";
import type { ConversationReportCounts } from "@/lib/messages/reports/views";
import { REPORT_VIEWS, type ReportListView } from "@/lib/reports/rules";
import type { ReportCounts } from "@/lib/reports/views";
import { trustListOf } from "@/lib/routes/space";
import { REPORTS } from "./copy";

/** How the address names the lists of conversations. */
export const CONVERSATION_FILTERS: Record<ConversationReportListView, string> = {
  open: "conversations",
  closed: "conversations-conclues",
};

/** What was just done, and the lists there are: of listings, then of conversations. */
export function ReportTabs({
  done,
  counts,
  conversationCounts,
  view,
  conversationView,
}: {
  done: keyof typeof REPORTS.done | null;
  counts: ReportCounts;
  conversationCounts: ConversationReportCounts;
  /** The list that is shown. */
  view?: ReportListView;
  conversationView?: ConversationReportListView;
}) {
  return (
    <>
      {done && (
        <Callout tone={done === "late" ? "warning" : "success"} live>
          <p>{REPORTS.done[done]}</p>
        </Callout>
      )}
      <Tabs
        label={REPORTS.tabs}
        tabs={[
          ...REPORT_VIEWS.map((each) => ({
            label: REPORTS.views[each],
            href: trustListOf("reports", { filtre: each }),
            count: counts[each],
            current: each === view,
          })),
          ...CONVERSATION_REPORT_VIEWS.map((each) => ({
            label: REPORTS.conversations.views[each],
            href: trustListOf("reports", { filtre: CONVERSATION_FILTERS[each] }),
            count: conversationCounts[each],
            current: each === conversationView,
          })),
        ]}
      />
    </>
  );
}
