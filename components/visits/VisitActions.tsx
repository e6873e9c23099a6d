"use client";

import type { ReactNode } from "react";
import { ContactLink } from "@/components/contact/ContactLink";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import type { ButtonVariant } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { civilDay, clockTime } from "@/lib/kernel/time";
import { spaceRoutes } from "@/lib/routes/space";
import { VISIT_COMMENT_LENGTH, type VisitAction } from "@/lib/visits/rules";
import type { VisitView } from "@/lib/visits/views";
import { ACTIONS as COPY, RATINGS } from "./actions-copy";
import { PAY } from "./pay-copy";

/** The actions that are forms; moving a visit is a page of its own. */
type FormedAction = Exclude<VisitAction, "reschedule">;

/** What each action of a visit posts to, and the way to its conversation. */
export type VisitForms = Readonly<Record<FormedAction | "write", FormAction>>;

interface FormProps {
  visit: VisitView;
  forms: VisitForms;
}

/** Actions that are the next step: open as they are. The others open when they are wanted. */
const NEXT: readonly VisitAction[] = [
  "confirm",
  "accept",
  "decline",
  "complete",
  "request-feedback",
  "feedback",
];

const idOf = (action: VisitAction, { id }: VisitView) => `${action}-${id}`;

/** What the reader is expected to do with a visit now, each a form. Nothing where that is nothing. */
export function NextActions({ visit, forms }: FormProps) {
  const next = NEXT.filter((action) => visit.actions.includes(action));
  if (next.length === 0) return null;
  const unpaid = visit.actions.includes("confirm") ? (visit.pay?.unpaid ?? null) : null;
  return (
    <section aria-label={COPY.next} className="flex flex-wrap items-start gap-3">
      {unpaid && (
        <Callout tone="warning" title={PAY.beforeConfirming} className="w-full">
          <p>{PAY.unpaid(unpaid, visit.status)}</p>
          <p>{PAY.stillPossible}</p>
        </Callout>
      )}
      {next.map((action) => (
        <Form key={action} action={action} visit={visit} forms={forms} />
      ))}
    </section>
  );
}

/** What else the reader can do with it, each a form behind its name. Nothing where that is nothing. */
export function OtherActions({ visit, forms }: FormProps) {
  const others = visit.actions.filter((action) => !NEXT.includes(action));
  if (others.length === 0) return null;
  return (
    <section aria-label={COPY.others} className="divide-y divide-line border-y border-line">
      {others.map((action) => (
        <Form key={action} action={action} visit={visit} forms={forms} />
      ))}
    </section>
  );
}

function Form({ action, visit, forms }: FormProps & { action: VisitAction }) {
  switch (action) {
    case "confirm":
      return visit.type === "virtual" ? (
        <MeetingForm visit={visit} forms={forms} />
      ) : (
        <Press action="confirm" visit={visit} forms={forms} />
      );
    case "accept":
    case "request-feedback":
      return <Press action={action} visit={visit} forms={forms} />;
    case "decline":
      return <Press action="decline" visit={visit} forms={forms} variant="secondary" />;
    case "complete":
      return <CodeForm visit={visit} forms={forms} />;
    case "feedback":
      return <FeedbackForm visit={visit} forms={forms} />;
    case "set-link":
      return <LinkForm visit={visit} forms={forms} />;
    case "propose":
      return <ProposeForm visit={visit} forms={forms} />;
    case "cancel":
      return <CancelForm visit={visit} forms={forms} />;
    case "no-show":
      return <NoShowForm visit={visit} forms={forms} />;
    case "reschedule":
      return (
        <Link
          href={spaceRoutes.visitSlots(visit.id)}
          className="flex min-h-11 items-center justify-between gap-4 py-4 font-semibold hover:text-brand"
        >
          {COPY.labels.reschedule}
          <Icon name="chevron-right" className="size-5 shrink-0 text-brand" />
        </Link>
      );
  }
}

/** A form that needs nothing but its button. */
function Press({
  action,
  visit,
  forms,
  variant,
}: FormProps & { action: FormedAction; variant?: ButtonVariant }) {
  return (
    <ActionForm id={idOf(action, visit)} action={forms[action]} className="gap-2!">
      <VisitId visit={visit} />
      <SubmitButton {...(variant ? { variant } : {})} sending={COPY.sending}>
        {COPY.labels[action]}
      </SubmitButton>
    </ActionForm>
  );
}

function VisitId({ visit }: { visit: VisitView }) {
  return (
    <>
      <FieldProblem name="visitId" />
      <input type="hidden" name="visitId" value={visit.id} />
    </>
  );
}

/** A form behind the name of what it does. */
function Folded({
  action,
  visit,
  forms,
  defaultValue,
  children,
}: FormProps & {
  action: FormedAction;
  defaultValue?: Record<string, string>;
  children: ReactNode;
}) {
  const id = idOf(action, visit);
  return (
    <ActionForm
      id={`form-${id}`}
      action={forms[action]}
      className="gap-0!"
      {...(defaultValue ? { defaultValue } : {})}
    >
      <FormDisclosure summary={COPY.labels[action]} contentId={id}>
        <div className="flex flex-col gap-4">
          <VisitId visit={visit} />
          {children}
        </div>
      </FormDisclosure>
    </ActionForm>
  );
}

function MeetingForm({ visit, forms }: FormProps) {
  return (
    <ActionForm
      id={idOf("confirm", visit)}
      action={forms.confirm}
      defaultValue={{ meetingUrl: visit.meetingUrl }}
      className="w-full max-w-text"
    >
      <VisitId visit={visit} />
      <TextField
        name="meetingUrl"
        type="url"
        label={COPY.meetingUrl}
        hint={COPY.meetingHint}
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <SubmitButton className="self-start" sending={COPY.sending}>
        {COPY.labels.confirm}
      </SubmitButton>
    </ActionForm>
  );
}

function LinkForm({ visit, forms }: FormProps) {
  return (
    <Folded
      action="set-link"
      visit={visit}
      forms={forms}
      {...(visit.meetingUrl ? { defaultValue: { meetingUrl: visit.meetingUrl } } : {})}
    >
      <TextField
        name="meetingUrl"
        type="url"
        label={COPY.meetingUrl}
        hint={COPY.linkHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <SubmitButton className="self-start" sending={COPY.sending}>
        {COPY.linkSubmit}
      </SubmitButton>
    </Folded>
  );
}

function CodeForm({ visit, forms }: FormProps) {
  const { code, hint, submit, locked } = COPY.complete;
  if (visit.codeLocked) {
    return (
      <Callout tone="warning">
        <p>{locked}</p>
        <ContactLink topic="locked_visit" visitId={visit.id} />
      </Callout>
    );
  }
  return (
    <ActionForm id={idOf("complete", visit)} action={forms.complete} className="w-full max-w-sm">
      <VisitId visit={visit} />
      <TextField
        name="code"
        label={code}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <SubmitButton className="self-start" sending={COPY.sending}>
        {submit}
      </SubmitButton>
    </ActionForm>
  );
}

function ProposeForm({ visit, forms }: FormProps) {
  const { lead, day, time, timeHint, submit } = COPY.propose;
  const { startsAt, property } = visit;
  const { zone } = property.clock;
  return (
    <Folded
      action="propose"
      visit={visit}
      forms={forms}
      defaultValue={{ day: civilDay(startsAt, zone), time: clockTime(startsAt, zone) }}
    >
      <p className="text-small text-ink-soft">{lead}</p>
      <div className="flex flex-wrap gap-4">
        <TextField name="day" type="date" label={day} className="grow basis-40" />
        <TextField
          name="time"
          type="time"
          step={900}
          label={time}
          hint={timeHint(property.clock)}
          className="grow basis-40"
        />
      </div>
      <SubmitButton className="self-start" sending={COPY.sending}>
        {submit}
      </SubmitButton>
    </Folded>
  );
}

function CancelForm({ visit, forms }: FormProps) {
  const { reason, pick, lead, submit } = COPY.cancel;
  const words = visit.side ? COPY.reasons[visit.side] : {};
  const reasons = visit.cancelReasons.map((value) => ({ value, label: words[value] ?? value }));
  return (
    <Folded action="cancel" visit={visit} forms={forms}>
      <p className="text-small text-ink-soft">{lead}</p>
      <SelectField
        name="reason"
        label={reason}
        options={reasons.length === 1 ? reasons : [{ value: "", label: pick }, ...reasons]}
        required
        className="max-w-sm"
      />
      <SubmitButton variant="danger" className="self-start" sending={COPY.sending}>
        {submit}
      </SubmitButton>
    </Folded>
  );
}

function NoShowForm({ visit, forms }: FormProps) {
  return (
    <Folded action="no-show" visit={visit} forms={forms}>
      <p className="text-small text-ink-soft">{COPY.noShow.text}</p>
      <SubmitButton variant="danger" className="self-start" sending={COPY.sending}>
        {COPY.noShow.submit}
      </SubmitButton>
    </Folded>
  );
}

function FeedbackForm({ visit, forms }: FormProps) {
  const { rating, comment, hint, submit } = COPY.feedback;
  return (
    <ActionForm id={idOf("feedback", visit)} action={forms.feedback} className="w-full max-w-text">
      <VisitId visit={visit} />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-small font-semibold">{rating}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
          {RATINGS.map(([value, words]) => (
            <label
              key={value}
              className="choice flex-col justify-center px-3 py-2 text-center leading-tight"
            >
              <input type="radio" name="rating" value={value} required />
              <span aria-hidden="true" className="tracking-wider">
                {"★".repeat(value)}
              </span>
              <span className="font-medium">
                <span className="visually-hidden">{`${value} sur 5, `}</span>
                {words}
              </span>
            </label>
          ))}
        </div>
        <div className="mt-2">
          <FieldProblem name="rating" />
        </div>
      </fieldset>
      <TextAreaField
        name="comment"
        label={comment}
        hint={hint}
        optional
        rows={3}
        maxLength={VISIT_COMMENT_LENGTH}
      />
      <SubmitButton className="self-start" sending={COPY.sending}>
        {submit}
      </SubmitButton>
    </ActionForm>
  );
}
