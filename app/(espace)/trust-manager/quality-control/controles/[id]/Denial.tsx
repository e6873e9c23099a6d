"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { RadioField } from "@/components/forms/RadioField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { Callout } from "@/components/ui/Callout";
import { formatExactPrice } from "@/lib/kernel/format";
import { DENIAL_LABELS } from "@/lib/quality/copy";
import { NOTE } from "@/lib/quality/rules";
import type { CheckView } from "@/lib/quality/views";
import { CHECK } from "./copy";

const COPY = CHECK.question;
type VisitOfCheck = NonNullable<CheckView["visit"]>;

/** What the visitor says of a visit; a "no" with the line to take back. */
export function Denial({
  check,
  visit,
  action,
}: {
  check: CheckView;
  visit: VisitOfCheck;
  action: FormAction;
}) {
  const { question } = visit;
  const isDenied = question?.answer === "no" && question.settlement === null;
  return (
    <Panel id="contestation" title={COPY.title}>
      <p>{stateText(question)}</p>
      {question !== null && question.comment !== null && (
        <p className="border-l-3 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {question.comment}
        </p>
      )}
      {question?.settlement && (
        <Callout>
          <p className="font-semibold">{DENIAL_LABELS[question.settlement.outcome]}</p>
          <p className="wrap-anywhere">{question.settlement.note}</p>
          <p>{COPY.settled(question.settlement.by, question.settlement.at)}</p>
        </Callout>
      )}
      {isDenied && !check.isOwn && <SettleForm check={check} visit={visit} action={action} />}
    </Panel>
  );
}

function stateText(question: VisitOfCheck["question"]): string {
  if (question === null) return COPY.none;
  const { answer, answeredAt, sentAt } = question;
  if (answer === null || answeredAt === null) return COPY.waiting(sentAt);
  return COPY[answer](answeredAt);
}

function SettleForm({
  check: { id },
  visit: { line },
  action,
}: {
  check: CheckView;
  visit: VisitOfCheck;
  action: FormAction;
}) {
  if (line?.isContested && !line.isReversed) {
    return (
      <Callout tone="warning">
        <p>{COPY.contested}</p>
      </Callout>
    );
  }
  const isGone = line === null || line.isReversed;
  return (
    <ActionForm id={`traiter-${id}`} action={action} className="max-w-text">
      <FieldProblem name="checkId" />
      <input type="hidden" name="checkId" value={id} />
      <RadioField
        name="settlement"
        legend={COPY.decide}
        stacked
        options={[
          {
            value: "reversed",
            label: COPY.reverse,
            hint: isGone ? COPY.gone : COPY.reverseHint(formatExactPrice(line.amountCents)),
          },
          { value: "upheld", label: COPY.uphold, hint: COPY.upholdHint },
        ]}
      />
      <TextField name="note" label={COPY.note} hint={COPY.noteHint} maxLength={NOTE.max} />
      <SubmitButton sending={CHECK.form.sending} className="self-start">
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
