import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { Disclosure } from "@/components/ui/Disclosure";
import { CONVERSATION_REASON_LABELS } from "@/lib/messages/reports/copy";
import { CONVERSATION_REASONS, REPORT_TEXT_MAX } from "@/lib/messages/reports/rules";
import { MESSAGES } from "./copy";

const COPY = MESSAGES.safety;

const REASONS = [
  { value: "", label: COPY.pickReason },
  ...CONVERSATION_REASONS.map((value) => ({ value, label: CONVERSATION_REASON_LABELS[value] })),
];

/** How to end a correspondence, and to have somebody look at it. */
export function Safety({
  conversationId,
  contactName,
  hasBlocked,
  actions,
}: {
  conversationId: string;
  contactName: string;
  hasBlocked: boolean;
  actions: { block: FormAction; report: FormAction };
}) {
  return (
    <Disclosure summary={COPY.title} className="border-t border-line text-small">
      <div className="flex flex-col gap-6">
        <ActionForm id="blocage" action={actions.block} className="items-start gap-3!">
          <input type="hidden" name="conversationId" value={conversationId} />
          {!hasBlocked && <input type="hidden" name="on" value="on" />}
          <p className="max-w-text">
            {hasBlocked ? COPY.blocked(contactName) : COPY.blockText(contactName)}
          </p>
          <SubmitButton variant="secondary" sending={MESSAGES.pane.working}>
            {hasBlocked ? COPY.unblock : COPY.block}
          </SubmitButton>
        </ActionForm>
        <ActionForm id="signalement" action={actions.report} className="max-w-text">
          <p>{COPY.reportText}</p>
          <input type="hidden" name="conversationId" value={conversationId} />
          <SelectField name="reason" label={COPY.reason} options={REASONS} required />
          <TextAreaField
            name="text"
            label={COPY.text}
            hint={COPY.textHint}
            optional
            rows={3}
            maxLength={REPORT_TEXT_MAX}
          />
          <SubmitButton variant="danger" sending={MESSAGES.reply.sending} className="self-start">
            {COPY.report}
          </SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  );
}
