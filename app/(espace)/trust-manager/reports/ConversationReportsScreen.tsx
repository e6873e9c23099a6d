"use client";

import { FileLine } from "@/components/documents/FileLine";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { FactGrid } from "@/components/trust/FactGrid";
import { ListEnd } from "@/components/trust/ListEnd";
import { NextTask } from "@/components/trust/NextTask";
import { TaskLine } from "@/components/trust/TaskLine";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { formatDate, formatTime } from "@/lib/kernel/format-date";
import { CONVERSATION_REASON_LABELS } from "@/lib/messages/reports/copy";
import {
  CONVERSATION_OUTCOMES,
  type ConversationReportListView,
} from "@/lib/messages/reports/rules";
import type {
  ConversationReportCounts,
  ConversationReportView,
} from "@/lib/messages/reports/views";
import type { ReportCounts } from "@/lib/reports/views";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import type { TaskOwner } from "@/lib/trust/tasks/rules";
import type { OwnersById } from "@/lib/trust/tasks/views";
import { REPORTS } from "./copy";
import { CONVERSATION_FILTERS, ReportTabs } from "./ReportTabs";

const COPY = REPORTS.conversations;

/** The conversations that were reported, each with what was written and what can be concluded. */
export function ConversationReportsScreen({
  view,
  done,
  isFirst,
  counts,
  conversationCounts,
  page,
  owners,
  close,
}: {
  view: ConversationReportListView;
  done: keyof typeof REPORTS.done | null;
  isFirst: boolean;
  counts: ReportCounts;
  conversationCounts: ConversationReportCounts;
  page: { reports: readonly ConversationReportView[]; nextCursor: string | null };
  owners: OwnersById;
  close: FormAction;
}) {
  const filtre = CONVERSATION_FILTERS[view];
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={REPORTS.title} lead={COPY.lead} actions={<NextTask />} />
      <ReportTabs
        done={done}
        counts={counts}
        conversationCounts={conversationCounts}
        conversationView={view}
      />
      {page.reports.length === 0 ? (
        <NoData title={COPY.empty[view]} />
      ) : (
        <ul className="flex flex-col gap-5">
          {page.reports.map((report) => (
            <li key={report.id}>
              <Report report={report} owner={owners[report.id]} close={close} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.nextCursor && trustListOf("reports", { filtre, suite: page.nextCursor })}
        firstHref={isFirst ? null : trustListOf("reports", { filtre })}
      />
    </div>
  );
}

function Report({
  report,
  owner,
  close,
}: {
  report: ConversationReportView;
  owner: TaskOwner | undefined;
  close: FormAction;
}) {
  const { id, reason, text, createdAt, reporterName, reportedName, closing } = report;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-heading wrap-anywhere">{CONVERSATION_REASON_LABELS[reason]}</h2>
        <Badge tone={closing ? "leaf" : "tile"}>
          {closing ? REPORTS.statuses.closed : REPORTS.views.open}
        </Badge>
      </div>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">
        {text === "" ? <span className="text-ink-soft">{REPORTS.noText}</span> : text}
      </p>
      <FactGrid
        facts={[
          { label: COPY.by, value: reporterName },
          { label: COPY.about, value: reportedName },
          { label: REPORTS.received, value: formatDate(createdAt) },
          ...(report.propertyTitle ? [{ label: COPY.listing, value: report.propertyTitle }] : []),
          ...(closing
            ? [
                {
                  label: REPORTS.outcome,
                  value: COPY.outcomes[closing.outcome],
                  hint: COPY.closedBy(formatDate(closing.at), closing.name),
                },
              ]
            : []),
        ]}
      />
      <section aria-label={COPY.messages} className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">{COPY.messages}</h3>
        {report.messages.length === 0 ? (
          <p className="text-small text-ink-soft">{COPY.noMessages}</p>
        ) : (
          <ol
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
            tabIndex={0}
            className="flex max-h-96 flex-col gap-2 overflow-y-auto"
          >
            {report.messages.map(({ id: messageId, isReporters, content, sentAt, attachments }) => (
              <li
                key={messageId}
                className={cx(
                  "flex max-w-[90%] flex-col gap-1 rounded-card px-4 py-3 text-small",
                  isReporters ? "self-end bg-brand-soft" : "self-start bg-sunken",
                )}
              >
                <p className="text-fine text-ink-soft">
                  {isReporters ? reporterName : reportedName} · {formatDate(sentAt)},{" "}
                  {formatTime(sentAt)}
                </p>
                <p className="break-words whitespace-pre-line">{content}</p>
                {attachments.map(({ id: documentId, fileName, bytes, isDeleted }) =>
                  isDeleted ? (
                    <p key={documentId} className="text-ink-soft">
                      {COPY.attachmentDeleted}
                    </p>
                  ) : (
                    <FileLine
                      key={documentId}
                      name={fileName}
                      bytes={bytes}
                      href={closing ? null : spaceRoutes.document(documentId)}
                    />
                  ),
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
      {!closing && !report.isOwn && (
        <TaskLine kind="conversation-report" id={id} name={reporterName} owner={owner} />
      )}
      {!closing && <Conclusion report={report} close={close} />}
    </Card>
  );
}

function Conclusion({ report, close }: { report: ConversationReportView; close: FormAction }) {
  if (report.isOwn) {
    return (
      <Callout tone="info">
        <p>{COPY.own}</p>
      </Callout>
    );
  }
  return (
    <ActionForm
      id={`conclure-${report.id}`}
      action={close}
      className="max-w-text border-t border-line pt-5"
    >
      <FieldProblem name="reportId" />
      <input type="hidden" name="reportId" value={report.id} />
      <SelectField
        name="outcome"
        label={REPORTS.closeTitle}
        options={[
          { value: "", label: REPORTS.pickOutcome },
          ...CONVERSATION_OUTCOMES.map((value) => ({ value, label: COPY.outcomes[value] })),
        ]}
        required
      />
      <SubmitButton sending={REPORTS.working} className="self-start">
        {REPORTS.close}
      </SubmitButton>
    </ActionForm>
  );
}
