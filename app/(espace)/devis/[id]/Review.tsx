import { ContactLink } from "@/components/contact/ContactLink";
import { ActionForm } from "@/components/forms/ActionForm";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { CRITERIA, QUOTES } from "@/components/quotes/copy";
import { ReviewMarks } from "@/components/quotes/ReviewMarks";
import { Panel } from "@/components/space/Panel";
import { formatDate } from "@/lib/kernel/format-date";
import { REVIEW_CRITERIA } from "@/lib/providers/rules";
import { REVIEW_LENGTH } from "@/lib/quotes/rules";
import type { OwnQuoteView } from "@/lib/quotes/views";
import { reviewProviderAction } from "./actions";
import { QUOTE } from "./copy";

const COPY = QUOTE.review;

const MARKS = [
  { value: "", label: COPY.choose },
  ...[5, 4, 3, 2, 1].map((mark) => ({ value: `${mark}`, label: QUOTES.mark(mark) })),
];

/** The review of work that was done: what was published, or the form; nothing before. */
export function Review({ quote: { id, review, moves } }: { quote: OwnQuoteView }) {
  if (review) {
    return (
      <Panel id="avis" title={COPY.own}>
        {review.isRemoved && (
          <>
            <p>{QUOTES.reviewRemoved}</p>
            <ContactLink />
          </>
        )}
        <ReviewMarks review={review} />
        {review.comment && (
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{review.comment}</p>
        )}
        <p className="text-small text-ink-soft">{COPY.on(formatDate(review.createdAt))}</p>
      </Panel>
    );
  }
  if (!moves.includes("review")) return null;
  return (
    <Panel id="avis" title={COPY.title}>
      <p className="max-w-text text-small text-ink-soft">{COPY.lead}</p>
      <ActionForm id="avis-prestataire" action={reviewProviderAction} className="max-w-text">
        <input type="hidden" name="quoteId" value={id} />
        <div className="grid gap-4 sm:grid-cols-3">
          {REVIEW_CRITERIA.map((criterion) => (
            <SelectField
              key={criterion}
              name={criterion}
              label={CRITERIA[criterion]}
              options={MARKS}
            />
          ))}
        </div>
        <TextAreaField
          name="comment"
          label={COPY.comment}
          hint={COPY.commentHint}
          maxLength={REVIEW_LENGTH}
          optional
        />
        <SubmitButton sending={COPY.sending} className="self-start">
          {COPY.send}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
