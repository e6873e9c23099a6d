"use client";

import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { LooperLine } from "@/components/trust/LooperLine";
import { PersonChoice } from "@/components/trust/PersonChoice";
import { Badge } from "@/components/ui/Badge";
import { buttonClass } from "@/components/ui/Button";
import { type TeamVisitAction, VISIT_NOTE_LENGTH } from "@/lib/trust/visits/rules";
import type { HostCandidates, TeamVisitFile } from "@/lib/trust/visits/views";
import { TEAM_VISITS } from "../copy";

const COPY = TEAM_VISITS.file;

export type TeamVisitForms = Readonly<Record<TeamVisitAction, FormAction>>;

interface Props {
  visit: TeamVisitFile;
  forms: TeamVisitForms;
}

/** What the team can do with a visit, each with why: one form is open at most. */
export function VisitForms({ visit, forms }: Props) {
  const { actions } = visit;
  return (
    <div className="flex flex-col gap-4">
      {actions.includes("unlock") && <Unlock visit={visit} forms={forms} />}
      {actions.includes("reassign") && <Reassign visit={visit} forms={forms} />}
      {actions.includes("cancel") && <Cancel visit={visit} forms={forms} />}
    </div>
  );
}

function Folded({
  action,
  main = false,
  visit,
  forms,
  children,
}: Props & { action: TeamVisitAction; main?: boolean; children: ReactNode }) {
  const variant = main ? "primary" : "secondary";
  return (
    <ActionForm id={`${action}-${visit.id}`} action={forms[action]}>
      <FieldProblem name="visitId" />
      <FormPanel
        group="intervenir"
        summary={COPY[action].open}
        summaryClassName={buttonClass({ variant })}
      >
        <input type="hidden" name="visitId" value={visit.id} />
        <p className="text-small">{COPY[action].text}</p>
        {children}
        <TextAreaField
          name="note"
          label={COPY.why}
          hint={COPY.whyHint}
          rows={3}
          maxLength={VISIT_NOTE_LENGTH}
        />
        <SubmitButton
          variant={action === "cancel" ? "danger" : "primary"}
          sending={COPY.sending}
          className="self-start"
        >
          {COPY[action].submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

function Unlock(props: Props) {
  return (
    <Folded action="unlock" main {...props}>
      {null}
    </Folded>
  );
}

function Reassign(props: Props) {
  const { candidates, host, startsAt } = props.visit;
  const people = candidates === null ? [] : peopleOf(candidates);
  if (people.length === 0) return <p className="text-small">{COPY.reassign.nobody}</p>;
  return (
    <Folded action="reassign" {...props}>
      <input type="hidden" name="fromId" value={host.id} />
      <input type="hidden" name="startsAt" value={startsAt.toISOString()} />
      <PersonChoice name="toId" label={COPY.reassign.who} people={people} />
    </Folded>
  );
}

function peopleOf({ seller, loopers }: HostCandidates) {
  const busy = <Badge tone="tile">{COPY.reassign.busy}</Badge>;
  return [
    ...(seller === null
      ? []
      : [
          {
            id: seller.id,
            disabled: !seller.isFree,
            line: (
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold">{seller.name}</span>
                  {!seller.isFree && busy}
                </span>
                <span className="block text-small text-ink-soft">{COPY.reassign.seller}</span>
              </span>
            ),
          },
        ]),
    ...loopers.map(({ isFree, ...looper }) => ({
      id: looper.id,
      disabled: !isFree,
      line: <LooperLine {...looper} withLeads={false} badge={isFree ? null : busy} />,
    })),
  ];
}

function Cancel(props: Props) {
  const { reason, pick, reasons } = COPY.cancel;
  return (
    <Folded action="cancel" {...props}>
      <SelectField
        name="reason"
        label={reason}
        options={[
          { value: "", label: pick },
          ...props.visit.cancelReasons.map((value) => ({ value, label: reasons[value] })),
        ]}
      />
    </Folded>
  );
}
