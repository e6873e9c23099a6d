"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { RETURN_REASON_LABELS, STEP_LABELS } from "@/lib/revisions/copy";
import { FIELDS, fieldsOf, WHOLE_FIELDS } from "@/lib/revisions/fields";
import { NOTE_LENGTH, noteName, RETURN_REASONS, reasonName } from "@/lib/revisions/returns";
import { STEPS, type Step } from "@/lib/revisions/steps";
import { blockersOf } from "@/lib/trust/review/blockers";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";

const COPY = REVIEW.decision;

/** What is done with a revision. */
export interface ReviewActions {
  claim: FormAction;
  release: FormAction;
  approve: FormAction;
  return: FormAction;
}

type Props = { review: ReviewView; actions: ReviewActions };

const REASONS = [
  { value: "", label: COPY.noReason },
  ...RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] })),
];

/** What the person who looks at a revision can do with it. */
export function Decision(props: Props) {
  return (
    <section aria-labelledby="decision" className="flex flex-col gap-5">
      <h2 id="decision" className="scroll-mt-8 text-heading">
        {COPY.title}
      </h2>
      <Moves {...props} />
    </section>
  );
}

function Moves({ review, actions }: Props) {
  const { id, isOwn, moves, claim } = review;
  if (isOwn) {
    return (
      <Callout tone="info">
        <p>{COPY.own}</p>
      </Callout>
    );
  }
  if (moves.includes("claim")) {
    return (
      <ActionForm id="prendre" action={actions.claim} className="items-start">
        <FieldProblem name="revisionId" />
        <p>{COPY.claimHint}</p>
        <input type="hidden" name="revisionId" value={id} />
        <SubmitButton sending={COPY.working}>{COPY.claim}</SubmitButton>
      </ActionForm>
    );
  }
  if (moves.length === 0) {
    return (
      <Callout tone="info">
        <p>{COPY.held(claim?.name ?? "")}</p>
      </Callout>
    );
  }
  return (
    <>
      <Approval review={review} actions={actions} />
      <Return review={review} actions={actions} />
      <ActionForm id="rendre" action={actions.release} className="items-start">
        <input type="hidden" name="revisionId" value={id} />
        <SubmitButton variant="secondary" sending={COPY.working}>
          {COPY.release}
        </SubmitButton>
      </ActionForm>
    </>
  );
}

function Approval({ review, actions }: Props) {
  const { id, version, kind } = review;
  const [blocker] = blockersOf(review);
  if (blocker !== undefined) {
    return (
      <Callout tone="warning">
        <p>{blocker === "not-for-sale" ? COPY.sold : COPY.cannot}</p>
      </Callout>
    );
  }
  return (
    <ActionForm id="valider" action={actions.approve} className="items-start">
      <FieldProblem name="revisionId" />
      <input type="hidden" name="revisionId" value={id} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton sending={COPY.working}>
        {kind === "new" ? COPY.approve : COPY.approveChange}
      </SubmitButton>
    </ActionForm>
  );
}

function Return({ review, actions }: Props) {
  const { id, version, issues, changed } = review;
  const steps = STEPS.map((step) => ({
    step,
    fields: fieldsOf(step).filter((field) => WHOLE_FIELDS.includes(field)),
  })).filter(({ fields }) => fields.length > 0);
  const concerned = new Set([...issues.map(({ field }) => field), ...changed]);
  const open = new Set<Step>([...concerned].map((field) => FIELDS[field].step));
  return (
    <Disclosure summary={COPY.returnTitle} className="border-y border-line">
      <ActionForm id="renvoyer" action={actions.return}>
        <FieldProblem name="revisionId" />
        <p className="text-small text-ink-soft">{COPY.returnHint}</p>
        <input type="hidden" name="revisionId" value={id} />
        <input type="hidden" name="version" value={version} />
        {steps.map(({ step, fields }) => (
          <Disclosure
            key={step}
            summary={STEP_LABELS[step]}
            open={open.has(step)}
            className="border-t border-line"
          >
            <div className="flex flex-col gap-6">
              {fields.map((field) => (
                <fieldset key={field} className="grid items-start gap-3 sm:max-lg:grid-cols-2">
                  <legend className="mb-1 font-semibold">{FIELDS[field].label}</legend>
                  <SelectField
                    name={reasonName(field)}
                    label={COPY.reason(FIELDS[field].label)}
                    options={REASONS}
                  />
                  <TextField
                    name={noteName(field)}
                    label={COPY.note(FIELDS[field].label)}
                    maxLength={NOTE_LENGTH}
                    optional
                  />
                </fieldset>
              ))}
            </div>
          </Disclosure>
        ))}
        <SubmitButton sending={COPY.working} className="self-start">
          {COPY.return}
        </SubmitButton>
      </ActionForm>
    </Disclosure>
  );
}
