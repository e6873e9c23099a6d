"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { FactGrid } from "@/components/trust/FactGrid";
import { NextTask } from "@/components/trust/NextTask";
import { TaskLine } from "@/components/trust/TaskLine";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { formatDate, formatDateTime } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import type { ConversationReportCounts } from "@/lib/messages/reports/views";
import { REPORT_OUTCOME_LABELS, REPORT_REASON_LABELS } from "@/lib/reports/copy";
import type { ReportListView, ReportStatus } from "@/lib/reports/rules";
import type { ReportCounts, ReportView } from "@/lib/reports/views";
import { trustListOf } from "@/lib/routes/space";
import type { TaskOwner } from "@/lib/trust/tasks/rules";
import type { OwnersById } from "@/lib/trust/tasks/views";
import { ListEnd } from "../../../../components/trust/ListEnd";
import { PropertyTitle } from "../../../../components/trust/PropertyTitle";
import { REPORTS } from "./copy";
import { ReportTabs } from "./ReportTabs";

/** What is done about a report. */
export interface ReportActions {
  close: FormAction;
}

const TONES: Record<ReportStatus, BadgeTone> = { open: "tile", closed: "leaf" };

function reporterOf({ name, email }: ReportView["reporter"]): string {
  if (name !== null) return email === null ? name : `${name}, ${email}`;
  return email === null ? REPORTS.anonymous : REPORTS.visitor(email);
}

function Report({
  report,
  owner,
  actions,
}: {
  report: ReportView;
  owner: TaskOwner | undefined;
  actions: ReportActions;
}) {
  const { id, status, reason, text, createdAt, reporter, property, sellerName } = report;
  const { closing, dueAt } = report;
  return (
    <Card flat id={id} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-heading wrap-anywhere">{REPORT_REASON_LABELS[reason]}</h2>
        <Badge tone={TONES[status]}>{REPORTS.statuses[status]}</Badge>
      </div>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">
        {text === "" ? <span className="text-ink-soft">{REPORTS.noText}</span> : text}
      </p>
      <FactGrid
        facts={[
          { label: REPORTS.listing, value: <PropertyTitle {...property} /> },
          { label: REPORTS.seller, value: sellerName },
          { label: REPORTS.received, value: formatDate(createdAt) },
          { label: REPORTS.reporter, value: reporterOf(reporter) },
          ...(closing ? [] : [{ label: REPORTS.due, value: formatDateTime(dueAt) }]),
          ...(closing
            ? [
                {
                  label: REPORTS.outcome,
                  value: REPORT_OUTCOME_LABELS[closing.outcome],
                  hint: REPORTS.closedOn(formatDate(closing.at), closing.name),
                },
              ]
            : []),
        ]}
      />
      <Moves report={report} owner={owner} actions={actions} />
    </Card>
  );
}

function Moves({
  report,
  owner,
  actions,
}: {
  report: ReportView;
  owner: TaskOwner | undefined;
  actions: ReportActions;
}) {
  const { id, status, isOwn, outcomes } = report;
  if (status === "closed") return null;
  if (isOwn) {
    return (
      <Callout tone="info">
        <p>{REPORTS.own}</p>
      </Callout>
    );
  }
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-3">
      <TaskLine kind="listing-report" id={id} name={report.property.title} owner={owner} />
      <ActionForm id={`conclure-${id}`} action={actions.close} className="max-w-text">
        <FieldProblem name="reportId" />
        <input type="hidden" name="reportId" value={id} />
        <SelectField
          name="outcome"
          label={REPORTS.closeTitle}
          hint={outcomes.includes("withdrawn") ? REPORTS.withdrawHint : undefined}
          options={[
            { value: "", label: REPORTS.pickOutcome },
            ...outcomes.map((value) => ({ value, label: REPORT_OUTCOME_LABELS[value] })),
          ]}
          required
        />
        <SubmitButton sending={REPORTS.working} className="self-start">
          {REPORTS.close}
        </SubmitButton>
      </ActionForm>
    </div>
  );
}

/** The reports of listings, with what can be done about each. */
export function ReportsScreen({
  view,
  done,
  isFirst,
  counts,
  conversationCounts,
  page,
  owners,
  actions,
}: {
  view: ReportListView;
  /** What was just done. */
  done: keyof typeof REPORTS.done | null;
  isFirst: boolean;
  counts: ReportCounts;
  conversationCounts: ConversationReportCounts;
  page: ListPage<ReportView>;
  owners: OwnersById;
  actions: ReportActions;
}) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={REPORTS.title} lead={REPORTS.lead} actions={<NextTask />} />
      <ReportTabs done={done} counts={counts} conversationCounts={conversationCounts} view={view} />
      {page.rows.length === 0 ? (
        <NoData title={REPORTS.empty[view]} />
      ) : (
        <ul className="flex flex-col gap-5">
          {page.rows.map((report) => (
            <li key={report.id}>
              <Report report={report} owner={owners[report.id]} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("reports", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("reports", { filtre: view })}
      />
    </div>
  );
}
