import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { LEAD } from "@/components/leads/copy";
import type { ButtonVariant } from "@/components/ui/Button";
import { Disclosure } from "@/components/ui/Disclosure";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { LOOPER_CLOSE_REASONS, type LooperAction } from "@/lib/leads/states";
import type { LeadView } from "@/lib/leads/views";
import { LEADS } from "./copy";

/** What a looper does with a lead: an action each. */
export type LeadActions = Record<LooperAction, FormAction>;

interface OfLead {
  lead: LeadView;
  action: FormAction;
}

/** A lead, and where the person saw it stand. */
function Seen({ lead: { id, status } }: { lead: LeadView }) {
  return (
    <>
      <FieldProblem name="leadId" />
      <input type="hidden" name="leadId" value={id} />
      <input type="hidden" name="from" value={status} />
    </>
  );
}

function Submit({
  lead,
  label,
  variant = "secondary",
}: {
  lead: LeadView;
  label: string;
  variant?: ButtonVariant;
}) {
  return (
    <SubmitButton variant={variant} sending={LEADS.sending} className="self-start">
      <span>
        {label}
        <VisuallyHidden>{LEADS.of(lead.name)}</VisuallyHidden>
      </span>
    </SubmitButton>
  );
}

/** The two buttons of a lead that is offered. */
export function Answer({ lead, actions }: { lead: LeadView; actions: LeadActions }) {
  const answers = (["accept", "decline"] as const).filter((each) => lead.actions.includes(each));
  return (
    <div className="flex flex-wrap gap-2 xl:flex-col">
      {answers.map((answer) => (
        <ActionForm key={answer} id={`${answer}-${lead.id}`} action={actions[answer]}>
          <FieldProblem name="leadId" />
          <input type="hidden" name="leadId" value={lead.id} />
          <Submit
            lead={lead}
            label={LEADS[answer]}
            variant={answer === "accept" ? "primary" : "quiet"}
          />
        </ActionForm>
      ))}
    </div>
  );
}

function Call({ lead, action }: OfLead) {
  return (
    <ActionForm id={`call-${lead.id}`} action={action}>
      <Seen lead={lead} />
      <Submit lead={lead} label={LEADS.call} />
    </ActionForm>
  );
}

function Appointment({ lead, action }: OfLead) {
  return (
    <ActionForm id={`appoint-${lead.id}`} action={action} className="gap-3">
      <Seen lead={lead} />
      <TextField name="day" type="date" label={LEADS.appointment.day} />
      <TextField name="time" type="time" label={LEADS.appointment.time} />
      <Submit lead={lead} label={LEADS.appointment.submit} />
    </ActionForm>
  );
}

function Note({ lead, action }: OfLead) {
  return (
    <ActionForm
      id={`note-${lead.id}`}
      action={action}
      defaultValue={{ note: lead.note }}
      className="gap-3"
    >
      <Seen lead={lead} />
      <TextAreaField
        name="note"
        label={LEADS.note.label}
        hint={LEADS.note.hint}
        maxLength={2_000}
        optional
      />
      <Submit lead={lead} label={LEADS.note.submit} />
    </ActionForm>
  );
}

function Close({ lead, action }: OfLead) {
  return (
    <ActionForm id={`close-${lead.id}`} action={action} className="gap-3">
      <Seen lead={lead} />
      <SelectField
        name="reason"
        label={LEADS.close.label}
        options={[
          { value: "", label: LEADS.close.pick },
          ...LOOPER_CLOSE_REASONS.map((reason) => ({ value: reason, label: LEAD.reason[reason] })),
        ]}
      />
      <Submit lead={lead} label={LEADS.close.submit} variant="quiet" />
    </ActionForm>
  );
}

/** What a looper records of a lead that is theirs. Nothing of it wins it: a deed does. */
export function Follow({ lead, actions }: { lead: LeadView; actions: LeadActions }) {
  const may = (action: LooperAction) => lead.actions.includes(action);
  return (
    <div className="flex min-w-56 flex-col gap-3">
      {may("call") && <Call lead={lead} action={actions.call} />}
      <Disclosure summary={LEADS.follow(lead.name)} dense>
        <div className="flex flex-col gap-6">
          {may("appoint") && <Appointment lead={lead} action={actions.appoint} />}
          {may("note") && <Note lead={lead} action={actions.note} />}
          {may("close") && <Close lead={lead} action={actions.close} />}
        </div>
      </Disclosure>
    </div>
  );
}
