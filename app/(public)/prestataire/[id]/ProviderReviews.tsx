import { ContactLink } from "@/components/contact/ContactLink";
import { ReviewMarks } from "@/components/quotes/ReviewMarks";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { ProviderReviewsView } from "@/lib/providers/views";
import { PROVIDER } from "./copy";

/** What clients think of a provider, and how reviews come about. */
export function ProviderReviews({
  reviews: { reviews, removed },
}: {
  reviews: ProviderReviewsView;
}) {
  return (
    <>
      <p className="max-w-text text-small text-ink-soft">{PROVIDER.reviewsText}</p>
      {reviews.length === 0 ? (
        <p>{PROVIDER.noReview}</p>
      ) : (
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="flex flex-col gap-2 py-4">
              <ReviewMarks review={review} />
              {review.comment && (
                <p className="max-w-text whitespace-pre-line wrap-anywhere">{review.comment}</p>
              )}
              <p className="text-small text-ink-soft">
                {PROVIDER.reviewOf(
                  review.author ?? PROVIDER.formerClient,
                  formatCivilDate(review.day),
                  formatDate(review.createdAt),
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ContactLink topic="report" className="text-small" />
      {removed > 0 && <p className="text-small text-ink-soft">{PROVIDER.removed(removed)}</p>}
    </>
  );
}
