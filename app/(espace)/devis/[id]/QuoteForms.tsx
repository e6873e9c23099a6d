import { ActionForm } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { QUOTES } from "@/components/quotes/copy";
import { buttonClass } from "@/components/ui/Button";
import { acceptQuoteAction, cancelQuoteAction, completeQuoteAction } from "./actions";
import { QUOTE as COPY } from "./copy";

/** Accepts the answer that is shown, and no other. */
export function AcceptForm({
  quoteId,
  answer,
  isForHome,
}: {
  quoteId: string;
  answer: number;
  isForHome: boolean;
}) {
  return (
    <ActionForm id="accepter" action={acceptQuoteAction} className="items-start">
      <input type="hidden" name="quoteId" value={quoteId} />
      <input type="hidden" name="answer" value={answer} />
      <p className="max-w-text text-small text-ink-soft">{COPY.acceptText(isForHome)}</p>
      <SubmitButton sending={COPY.accepting}>{COPY.accept}</SubmitButton>
    </ActionForm>
  );
}

export function CompleteForm({ quoteId }: { quoteId: string }) {
  return (
    <ActionForm id="terminer" action={completeQuoteAction} className="items-start">
      <input type="hidden" name="quoteId" value={quoteId} />
      <p className="max-w-text text-small text-ink-soft">{COPY.completeText}</p>
      <SubmitButton sending={QUOTES.completing}>{QUOTES.complete}</SubmitButton>
    </ActionForm>
  );
}

export function CancelForm({ quoteId, isAgreed }: { quoteId: string; isAgreed: boolean }) {
  const what = isAgreed ? "agreed" : "request";
  return (
    <ActionForm id="annuler" action={cancelQuoteAction}>
      <FormPanel
        summary={COPY.cancel[what]}
        summaryClassName={buttonClass({ variant: "secondary" })}
      >
        <input type="hidden" name="quoteId" value={quoteId} />
        <p>{COPY.cancelText[what]}</p>
        <SubmitButton variant="danger" sending={COPY.cancelling} className="self-start">
          {COPY.confirmCancel}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
