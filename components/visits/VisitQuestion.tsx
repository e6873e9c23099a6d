"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormPanel } from "@/components/forms/FormPanel";
import { RadioField } from "@/components/forms/RadioField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { buttonClass } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import type { HomeClock } from "@/lib/kernel/place";
import { COMMENT_LENGTH, VISIT_ANSWERS } from "@/lib/quality/rules";
import type { OwnQuestionView } from "@/lib/quality/views";
import { QUESTION as COPY } from "./question-copy";

/** What the team asks the visitor of a visit, and what they answered. */
export function VisitQuestion({
  visitId,
  question,
  clock,
  action,
}: {
  visitId: string;
  clock: HomeClock;
  question: OwnQuestionView;
  action: FormAction;
}) {
  const { answer, comment, canAnswer, changeableUntil, isSettled } = question;
  const form = `question-${visitId}`;
  return (
    <section aria-labelledby="question-titre" id={answer === null ? undefined : form}>
      <Card flat className="flex flex-col gap-4 border-brand p-5 md:p-6">
        <h2 id="question-titre" className="text-heading">
          {COPY.title}
        </h2>
        {answer === null ? (
          <>
            <p className="max-w-text text-small text-ink-soft">{COPY.why}</p>
            <ActionForm id={form} action={action} className="max-w-text scroll-mt-24">
              <Fields visitId={visitId} submit={COPY.submit} />
            </ActionForm>
          </>
        ) : (
          <>
            <p className="font-medium">
              {COPY.answered[answer]}
              {answer === "no" && ` ${isSettled ? COPY.settled : COPY.examined}`}
            </p>
            {comment !== null && (
              <p className="max-w-text border-l-3 border-line pl-4 whitespace-pre-line wrap-anywhere">
                {comment}
              </p>
            )}
            <p className="text-small text-ink-soft">
              {canAnswer && changeableUntil ? COPY.until(changeableUntil, clock) : COPY.final}
            </p>
            {canAnswer && (
              <ActionForm
                id={`${form}-${answer}`}
                action={action}
                defaultValue={{ answer, comment: comment ?? "" }}
                className="max-w-text"
              >
                <FormPanel
                  summary={COPY.change}
                  summaryClassName={buttonClass({ variant: "secondary" })}
                >
                  <Fields visitId={visitId} submit={COPY.save} />
                </FormPanel>
              </ActionForm>
            )}
          </>
        )}
      </Card>
    </section>
  );
}

function Fields({ visitId, submit }: { visitId: string; submit: string }) {
  return (
    <>
      <FieldProblem name="visitId" />
      <input type="hidden" name="visitId" value={visitId} />
      <RadioField
        name="answer"
        legend={COPY.legend}
        options={VISIT_ANSWERS.map((value) => ({ value, label: COPY.answers[value] }))}
      />
      <TextAreaField
        name="comment"
        label={COPY.comment}
        hint={COPY.commentHint}
        optional
        rows={3}
        maxLength={COMMENT_LENGTH}
      />
      <SubmitButton className="self-start" sending={COPY.sending}>
        {submit}
      </SubmitButton>
    </>
  );
}
