import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TaskLine } from "@/components/trust/TaskLine";
import { formatDate } from "@/lib/kernel/format-date";
import type { MailView } from "@/lib/mail/views";
import type { TaskOwner } from "@/lib/trust/tasks/rules";
import { MAILS } from "./mails-copy";

/** What is done with a mail that was given up, or when it was dropped. */
export function DeadMail({
  mail: { id, subject, settledAt, mayResend },
  owner,
  action,
}: {
  mail: MailView;
  owner: TaskOwner | undefined;
  action: FormAction;
}) {
  const { dead } = MAILS;
  if (settledAt !== null) {
    return <p className="pb-4 text-small text-ink-soft">{dead.dropped(formatDate(settledAt))}</p>;
  }
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <TaskLine kind="mail-dead" id={id} name={subject} owner={owner} />
      <ActionForm id={`abandonne-${id}`} action={action}>
        <FieldProblem name="mailId" />
        <input type="hidden" name="mailId" value={id} />
        {!mayResend && <p className="text-small text-ink-soft">{dead.tooOld}</p>}
        <div className="flex flex-wrap gap-3">
          {mayResend && (
            <SubmitButton name="move" value="resend" variant="secondary" sending={dead.sending}>
              {dead.resend}
            </SubmitButton>
          )}
          <SubmitButton name="move" value="drop" variant="quiet" sending={dead.sending}>
            {dead.drop}
          </SubmitButton>
        </div>
      </ActionForm>
    </div>
  );
}
