"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { STATEMENTS as COPY, LEDGER } from "@/components/payouts/copy";
import { StatementFacts } from "@/components/payouts/StatementFacts";
import { StatementLines } from "@/components/payouts/StatementLines";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { buttonClass, LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { CONTEST_LABELS, statementTitle } from "@/lib/payouts/copy";
import { CONTEST_REASONS } from "@/lib/payouts/rules";
import type { StatementEntryView, StatementView } from "@/lib/payouts/views";
import { earningRoutes } from "@/lib/routes/payouts";

/** What the forms of a draft post to. */
interface StatementForms {
  accept: FormAction;
  contest: FormAction;
}

/** One statement of a looper. A draft is accepted or contested here. */
export function StatementScreen({
  statement,
  done,
  actions,
}: {
  statement: StatementView;
  done: keyof typeof COPY.done | null;
  actions: StatementForms;
}) {
  const { id, state, isDemo, entries, contested } = statement;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={earningRoutes.statements}>{COPY.back}</BackLink>
      {done && (
        <ArrivalNotice tone="success">
          <p>{COPY.done[done]}</p>
        </ArrivalNotice>
      )}
      <PageTitle
        title={statementTitle(statement)}
        actions={
          state !== "draft" && (
            <LinkButton href={earningRoutes.statementDocument(id)} variant="secondary" download>
              <Icon name="download" className="size-5" />
              {COPY.pdf}
            </LinkButton>
          )
        }
      />
      {isDemo && (
        <Callout>
          <p>{COPY.demo}</p>
        </Callout>
      )}
      {state === "draft" && <Acceptance statement={statement} action={actions.accept} />}
      <StatementFacts statement={statement} />
      {entries.length > 0 && (
        <Panel id="lignes" title={COPY.lines}>
          <StatementLines entries={entries} entryHref={earningRoutes.commission}>
            {(entry) =>
              statement.mayContest && (
                <ContestForm statementId={id} entry={entry} action={actions.contest} />
              )
            }
          </StatementLines>
        </Panel>
      )}
      {contested.length > 0 && (
        <Panel id="contestees" title={COPY.contested}>
          <StatementLines
            entries={contested.map(({ entry }) => entry)}
            entryHref={earningRoutes.commission}
          >
            {({ entryId }) => <Outcome statement={statement} entryId={entryId} />}
          </StatementLines>
        </Panel>
      )}
    </div>
  );
}

function Acceptance({ statement, action }: { statement: StatementView; action: FormAction }) {
  const { id, contestUntil, entries } = statement;
  if (entries.length === 0) return null;
  return (
    <Callout tone="warning" title={COPY.draftTitle(contestUntil)}>
      <p>{COPY.draftText}</p>
      <ActionForm id={`accepter-${id}`} action={action} className="mt-3 items-start">
        <FieldProblem name="statementId" />
        <input type="hidden" name="statementId" value={id} />
        <SubmitButton sending={COPY.sending}>{COPY.accept}</SubmitButton>
      </ActionForm>
    </Callout>
  );
}

function ContestForm({
  statementId,
  entry: { entryId, property },
  action,
}: {
  statementId: string;
  entry: StatementEntryView;
  action: FormAction;
}) {
  return (
    <ActionForm id={`contester-${entryId}`} action={action}>
      <FormPanel
        group={`lignes-${statementId}`}
        summary={
          <span>
            {COPY.contest}
            <VisuallyHidden>{COPY.contestOf(property)}</VisuallyHidden>
          </span>
        }
        summaryClassName={buttonClass({ variant: "quiet" })}
      >
        <FieldProblem name="entryId" />
        <input type="hidden" name="statementId" value={statementId} />
        <input type="hidden" name="entryId" value={entryId} />
        <SelectField
          name="reason"
          label={COPY.reason}
          options={[
            { value: "", label: COPY.pick },
            ...CONTEST_REASONS.map((value) => ({ value, label: CONTEST_LABELS[value] })),
          ]}
          required
        />
        <TextAreaField name="text" label={COPY.text} hint={COPY.textHint} maxLength={1_000} />
        <SubmitButton sending={COPY.sending} className="self-start">
          {COPY.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

function Outcome({ statement, entryId }: { statement: StatementView; entryId: string }) {
  const found = statement.contested.find((each) => each.entryId === entryId);
  if (!found) return null;
  const { reason, text, outcome, reply } = found;
  return (
    <div className="text-small">
      <p className="wrap-anywhere whitespace-pre-line">{`${CONTEST_LABELS[reason]}. ${text}`}</p>
      <p className="font-semibold wrap-anywhere whitespace-pre-line">
        {outcome === null ? COPY.waits : `${LEDGER.outcomes[outcome]}. ${reply}`}
      </p>
    </div>
  );
}
