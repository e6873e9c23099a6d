"use client";

import { useEffect, useRef, useState } from "react";
import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { buttonClass } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { CONTACT_CLOSING_LABELS } from "@/lib/contact/copy";
import { CONTACT_CLOSINGS, CONTACT_TEXT } from "@/lib/contact/rules";
import { type MeanwhileNotice, REQUESTS } from "../copy";

const COPY = REQUESTS.file;

interface Props {
  requestId: string;
  /** The last message that the page shows: whoever sends the form has read it. */
  seen: string;
  action: FormAction;
}

/** What somebody did since the page was shown: nothing of the form was done. */
function Meanwhile({ again }: { again: string }) {
  const { state } = useSending();
  const notice = state?.data?.meanwhile as MeanwhileNotice | undefined;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) shown.current?.focus();
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={shown} tabIndex={-1} className="scroll-mt-24 rounded-card outline-offset-2">
      <Callout tone="problem" live title={COPY.meanwhile.title}>
        <p className="mt-1">{notice.text}</p>
        <p className="mt-2">{notice.isClosed ? COPY.meanwhile.closedAgain : again}</p>
      </Callout>
    </div>
  );
}

function Named({ requestId, seen }: Pick<Props, "requestId" | "seen">) {
  return (
    <>
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

/** The team's answer; of a thread that was closed meanwhile what was typed stays to be copied. */
export function AnswerForm({
  how,
  canAnswer,
  ...props
}: Props & { how: "account" | "mail"; canAnswer: boolean }) {
  return (
    <ActionForm
      id={`reponse-${props.requestId}`}
      action={props.action}
      className="max-w-text border-t border-line pt-6"
    >
      <AnswerFields {...props} how={how} canAnswer={canAnswer} />
    </ActionForm>
  );
}

function AnswerFields({
  how,
  canAnswer,
  ...named
}: Props & { how: "account" | "mail"; canAnswer: boolean }) {
  // Somebody may have typed in it before the thread was closed.
  const [couldAnswer] = useState(canAnswer);
  if (!couldAnswer) return null;
  return (
    <>
      <Named {...named} />
      <Meanwhile again={COPY.meanwhile.again} />
      <TextAreaField
        name="content"
        label={COPY.answer}
        hint={COPY.answerHint(how)}
        rows={7}
        maxLength={CONTACT_TEXT.max}
      />
      {canAnswer && (
        <SubmitButton sending={COPY.sending} className="self-start">
          {COPY.send}
        </SubmitButton>
      )}
    </>
  );
}

/** Ends a request without an answer. */
export function CloseForm({ action, ...named }: Props) {
  return (
    <ActionForm id={`clore-${named.requestId}`} action={action} className="max-w-text">
      <Meanwhile again={COPY.meanwhile.closeAgain} />
      <FormPanel summary={COPY.close} summaryClassName={buttonClass({ variant: "secondary" })}>
        <Named {...named} />
        <p>{COPY.closeText}</p>
        <SelectField
          name="reason"
          label={COPY.reason}
          options={[
            { value: "", label: COPY.pickReason },
            ...CONTACT_CLOSINGS.map((value) => ({ value, label: CONTACT_CLOSING_LABELS[value] })),
          ]}
          required
        />
        <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
          {COPY.confirmClose}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
