"use client";

import { useEffect, useRef, useState } from "react";
import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { FinancingFields } from "@/components/offers/FinancingFields";
import { Facts } from "@/components/space/Facts";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import { readAmount } from "@/lib/kernel/read-number";
import { OFFER_TEXT_LENGTH } from "@/lib/offers/rules";
import type { OfferFormView } from "@/lib/offers/views";
import { spaceRoutes } from "@/lib/routes/space";
import { AmountReadout } from "./AmountReadout";
import { OFFER_FORM as COPY } from "./copy";
import { Review } from "./Review";
import type { OfferReview } from "./review";

/**
 * An offer, in two steps that one form makes: it is filled in, then read again and sent. With scripts the
 * amount is weighed while it is typed; without, in the second step.
 */
export function OfferForm({
  view,
  asBuyer,
  action,
}: {
  view: OfferFormView;
  /** Whether the person becomes a buyer by it. */
  asBuyer: boolean;
  action: FormAction;
}) {
  const { property, bounds } = view;
  return (
    <ActionForm
      id="offre"
      action={action}
      defaultValue={{
        amount: formatInteger(property.priceCents / 100),
        expiryDate: bounds.expiry.initial,
      }}
    >
      <FieldProblem name="listingId" />
      <input type="hidden" name="listingId" value={property.id} />
      {asBuyer && <input type="hidden" name="asBuyer" value="on" />}
      <Steps view={view} asBuyer={asBuyer} />
    </ActionForm>
  );
}

function Steps({ view, asBuyer }: { view: OfferFormView; asBuyer: boolean }) {
  const { state } = useSending();
  const review = (state?.data?.review ?? null) as OfferReview | null;
  const fields = useRef<HTMLDivElement>(null);
  const wasReviewed = useRef(false);
  useEffect(() => {
    if (wasReviewed.current && review === null) fields.current?.querySelector("input")?.focus();
    wasReviewed.current = review !== null;
  }, [review]);
  return (
    <>
      {/* They stay in the form, for it is they that are sent. */}
      <div ref={fields} hidden={review !== null} className={review ? undefined : "contents"}>
        <Fields view={view} />
        {asBuyer && (
          <Callout>
            <p>{COPY.asBuyer}</p>
          </Callout>
        )}
      </div>
      {review ? (
        <>
          <Review review={review} contact={view.contact} clock={view.property.clock} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="step" value="send" size="lg" sending={COPY.sending}>
              {COPY.send}
            </SubmitButton>
            <SubmitButton
              name="step"
              value="edit"
              size="lg"
              variant="secondary"
              sending={COPY.edit}
            >
              {COPY.edit}
            </SubmitButton>
          </div>
        </>
      ) : (
        <SubmitButton
          name="step"
          value="review"
          size="lg"
          sending={COPY.reviewing}
          className="self-start max-sm:w-full"
        >
          {COPY.review}
        </SubmitButton>
      )}
    </>
  );
}

function Fields({ view: { property, bounds, fee, contact } }: { view: OfferFormView }) {
  const [amountCents, setAmountCents] = useState<number | null>(property.priceCents);
  const { minCents, maxCents } = bounds.amount;
  return (
    <>
      <div className="flex flex-col gap-3">
        <TextField
          name="amount"
          label={COPY.amount}
          hint={COPY.amountHint(formatPrice(minCents), formatPrice(maxCents))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          className="[&_input]:font-display [&_input]:text-[1.375rem] [&_input]:font-bold [&_input]:tabular-nums"
          onInput={(event) => {
            const read = readAmount(event.currentTarget.value);
            setAmountCents("value" in read ? read.value : null);
          }}
        />
        <AmountReadout
          className="only-scripting"
          amountCents={amountCents}
          askingCents={property.priceCents}
          fee={fee}
        />
      </div>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-subheading font-semibold">{COPY.financingTitle}</legend>
        <FinancingFields />
      </fieldset>
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-3 text-subheading font-semibold">{COPY.termsTitle}</legend>
        <TextField
          name="expiryDate"
          type="date"
          label={COPY.expiryDate}
          hint={COPY.expiryHint}
          min={bounds.expiry.min}
          max={bounds.expiry.max}
          className="max-w-80"
        />
        <TextAreaField
          name="conditions"
          label={COPY.conditions}
          hint={COPY.conditionsHint}
          optional
          rows={3}
          maxLength={OFFER_TEXT_LENGTH}
        />
        <TextAreaField
          name="message"
          label={COPY.message}
          hint={COPY.messageHint}
          optional
          rows={4}
          maxLength={OFFER_TEXT_LENGTH}
        />
        <CheckField name="shareFile" label={COPY.share} hint={COPY.shareHint} />
      </fieldset>
      <Contact contact={contact} />
    </>
  );
}

/** What the offer says of its buyer: they read it before whoever answers does. */
function Contact({ contact }: Pick<OfferFormView, "contact">) {
  const { name, email, phone, hasLooper } = contact;
  return (
    <section aria-labelledby="coordonnees" className="flex flex-col gap-3">
      <h2 id="coordonnees" className="text-subheading font-semibold">
        {COPY.contactTitle}
      </h2>
      <p className="text-small text-ink-soft">{COPY.contactLead(hasLooper)}</p>
      <Facts
        facts={[
          { label: COPY.contact.name, value: name },
          { label: COPY.contact.email, value: <span className="wrap-anywhere">{email}</span> },
          { label: COPY.contact.phone, value: phone || COPY.noPhone },
        ]}
      />
      <Link
        href={spaceRoutes.settingsTab("profil")}
        className="inline-flex min-h-11 items-center self-start text-link"
      >
        {COPY.contactEdit}
      </Link>
    </section>
  );
}
