import { ActionForm } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { QUOTES } from "@/components/quotes/copy";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { TERMS_LENGTH } from "@/lib/quotes/rules";
import {
  answerQuoteAction,
  cancelAsProviderAction,
  completeAsProviderAction,
  declineQuoteAction,
} from "./actions";
import { DEMAND as COPY } from "./copy";

/** What a tab holds of the text of a form goes by its id: the quote's is part of it, for the page is one of all quotes. */
interface Props {
  quoteId: string;
  token: string;
}

const Token = ({ token }: Pick<Props, "token">) => (
  <input type="hidden" name="jeton" value={token} />
);

/** The answer: an amount, a day, until when. */
export function AnswerForm({ quoteId, token, isFirst }: Props & { isFirst: boolean }) {
  return (
    <Panel id="repondre" title={isFirst ? COPY.answerTitle : COPY.replaceTitle}>
      {!isFirst && <p className="text-small text-ink-soft">{COPY.replaceText}</p>}
      <ActionForm id={`devis-prestataire-${quoteId}`} action={answerQuoteAction}>
        <Token token={token} />
        <TextField name="amount" label={COPY.amount} inputMode="decimal" autoComplete="off" />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField name="day" type="date" label={COPY.day} />
          <TextField name="validUntil" type="date" label={COPY.validUntil} hint={COPY.validHint} />
        </div>
        <TextAreaField
          name="terms"
          label={COPY.terms}
          hint={COPY.termsHint}
          maxLength={TERMS_LENGTH}
          optional
        />
        <p className="text-small text-ink-soft">{COPY.free}</p>
        <SubmitButton sending={COPY.sending} className="self-start">
          {COPY.send}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}

export function DeclineForm({ quoteId, token }: Props) {
  return (
    <ActionForm id={`decliner-${quoteId}`} action={declineQuoteAction}>
      <FormPanel summary={COPY.decline} summaryClassName={buttonClass({ variant: "secondary" })}>
        <Token token={token} />
        <p>{COPY.declineText}</p>
        <SubmitButton variant="danger" sending={COPY.declining} className="self-start">
          {COPY.confirmDecline}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

export function CancelForm({ quoteId, token }: Props) {
  return (
    <ActionForm id={`annuler-${quoteId}`} action={cancelAsProviderAction}>
      <FormPanel summary={COPY.cancel} summaryClassName={buttonClass({ variant: "secondary" })}>
        <Token token={token} />
        <p>{COPY.cancelText}</p>
        <SubmitButton variant="danger" sending={COPY.declining} className="self-start">
          {COPY.confirmCancel}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

export function CompleteForm({ quoteId, token }: Props) {
  return (
    <ActionForm
      id={`terminer-${quoteId}`}
      action={completeAsProviderAction}
      className="items-start"
    >
      <Token token={token} />
      <SubmitButton sending={QUOTES.completing}>{QUOTES.complete}</SubmitButton>
    </ActionForm>
  );
}
