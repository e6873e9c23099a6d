"use client";

import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { CopyButton } from "@/components/ui/CopyButton";
import { Field, Input } from "@/components/ui/Field";
import { MAILS } from "./mails-copy";

const { handOver } = MAILS;

/** The link of a mail that no server sends, shown on purpose so that its person is handed it. */
export function HandOver({ id, to, action }: { id: string; to: string; action: FormAction }) {
  return (
    <ActionForm id={`remettre-${id}`} action={action} className="border-t border-line py-4">
      <input type="hidden" name="mail" value={id} />
      <Shown id={id} to={to} />
    </ActionForm>
  );
}

function Shown({ id, to }: { id: string; to: string }) {
  const link = useSending().state?.data?.link;
  if (typeof link !== "string") {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton variant="secondary" sending={handOver.sending}>
          {handOver.show}
        </SubmitButton>
        <p className="min-w-56 grow basis-0 text-small text-ink-soft">{handOver.hint}</p>
      </div>
    );
  }
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-3" role="status">
      <Field
        id={`lien-${id}`}
        label={handOver.link(to)}
        hint={handOver.care}
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => <Input {...control} readOnly value={link} />}
      </Field>
      <CopyButton text={link} label={handOver.copy} copiedLabel={handOver.copied} />
    </div>
  );
}
