import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { type ButtonVariant, buttonClass } from "@/components/ui/Button";
import { formatAmount, formatPrice } from "@/lib/kernel/format";
import { REFUSAL_REASON_LABELS } from "@/lib/offers/copy";
import {
  amountBounds,
  type ExpiryBounds,
  OFFER_REFUSAL_REASONS,
  OFFER_TEXT_LENGTH,
  type OfferAuthor,
  type OfferMove,
} from "@/lib/offers/rules";
import type { OfferView } from "@/lib/offers/views";
import { OFFER_ACTIONS as COPY } from "./actions-copy";
import { FinancingFields } from "./FinancingFields";

/** What the forms of an offer post to. */
export interface OfferFormActions {
  accept: FormAction;
  counter: FormAction;
  reject: FormAction;
  withdraw: FormAction;
}

interface Props {
  offer: OfferView;
  /** Whose answer it is. */
  side: OfferAuthor;
  actions: OfferFormActions;
  expiry: ExpiryBounds;
}

/**
 * What the reader can do with an offer: each behind its button, with what it leads to stated before
 * it is done.
 */
export function OfferActions(props: Props) {
  const { offer } = props;
  if (offer.actions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {offer.actions.map((move) => (
        <Move key={move} move={move} {...props} />
      ))}
    </div>
  );
}

const VARIANTS: Record<OfferMove, ButtonVariant> = {
  accept: "primary",
  counter: "secondary",
  reject: "secondary",
  withdraw: "secondary",
};

function Move({ move, ...props }: Props & { move: OfferMove }) {
  const { offer, actions } = props;
  const contents: Record<OfferMove, ReactNode> = {
    accept: <Accept {...props} />,
    counter: <Counter {...props} />,
    reject: <Reject {...props} />,
    withdraw: <Withdraw {...props} />,
  };
  return (
    <ActionForm
      id={`${move}-${offer.id}`}
      action={actions[move]}
      {...(move === "counter" && { defaultValue: counterDefaults(props) })}
      className="has-[details[open]]:basis-full"
    >
      <FormPanel
        group={`reponse-${offer.id}`}
        summary={COPY.moves[move]}
        summaryClassName={buttonClass({ variant: VARIANTS[move] })}
      >
        <input type="hidden" name="offerId" value={offer.id} />
        {contents[move]}
      </FormPanel>
    </ActionForm>
  );
}

function Accept({ offer, side }: Props) {
  const amount = formatPrice(offer.amountCents);
  const isJoint = side === "seller" && offer.isJointlySold;
  return (
    <>
      {isJoint && <p>{COPY.accept.joint}</p>}
      <p className="font-semibold">{COPY.accept[side](amount, formatPrice(offer.net.cents))}</p>
      <ul className="list-disc space-y-1 pl-5 text-small">
        {COPY.accept.consequences[side].map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <SubmitButton sending={COPY.sending} className="self-start">
        {isJoint ? COPY.accept.jointSubmit : COPY.accept.submit(amount)}
      </SubmitButton>
    </>
  );
}

const counterDefaults = ({ offer, expiry }: Props) => ({
  amount: formatAmount(offer.amountCents),
  expiryDate: expiry.initial,
  conditions: offer.conditions,
  financingType: offer.financing.type,
  financingApproved: offer.financing.approved,
});

function Counter({ offer, expiry, side }: Props) {
  const { minCents, maxCents } = amountBounds(offer.property.priceCents);
  return (
    <>
      <p className="text-small text-ink-soft">{COPY.counter.lead[side]}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="amount"
          label={COPY.counter.amount}
          hint={COPY.counter.amountHint(formatPrice(minCents), formatPrice(maxCents))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          name="expiryDate"
          type="date"
          label={COPY.counter.expiry}
          hint={COPY.counter.expiryHint}
          min={expiry.min}
          max={expiry.max}
        />
      </div>
      {side === "buyer" && <FinancingFields hasChoice />}
      <TextAreaField
        name="conditions"
        label={COPY.counter.conditions}
        hint={
          offer.conditions === null ? COPY.counter.noConditionsHint : COPY.counter.conditionsHint
        }
        optional
        rows={3}
        maxLength={OFFER_TEXT_LENGTH}
      />
      <TextAreaField
        name="message"
        label={COPY.counter.message[side]}
        optional
        rows={3}
        maxLength={OFFER_TEXT_LENGTH}
      />
      <SubmitButton sending={COPY.sending} className="self-start">
        {COPY.counter.submit}
      </SubmitButton>
    </>
  );
}

function Reject({ side }: Props) {
  return (
    <>
      <p className="text-small text-ink-soft">{COPY.reject.lead[side]}</p>
      <SelectField
        name="reason"
        label={COPY.reject.reason}
        options={[
          { value: "", label: COPY.reject.pick },
          ...OFFER_REFUSAL_REASONS[side].map((value) => ({
            value,
            label: REFUSAL_REASON_LABELS[side][value],
          })),
        ]}
        required
        className="max-w-96"
      />
      <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
        {COPY.reject.submit}
      </SubmitButton>
    </>
  );
}

function Withdraw({ offer, side }: Props) {
  return (
    <>
      <p>{COPY.withdraw.lead[side](formatPrice(offer.amountCents))}</p>
      <SubmitButton variant="danger" sending={COPY.sending} className="self-start">
        {COPY.withdraw.submit}
      </SubmitButton>
    </>
  );
}
