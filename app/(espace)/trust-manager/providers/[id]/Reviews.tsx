import { ReviewMarks } from "@/components/quotes/ReviewMarks";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { REMOVAL_LABELS } from "@/lib/trust/providers/copy";
import type { ManagedReview } from "@/lib/trust/providers/views";
import { removeReviewAction } from "../actions";
import { MANAGED } from "../copy";
import { ReasonForm } from "./ReasonForm";

const COPY = MANAGED.reviews;

/** What clients wrote, and what was taken off. */
export function Reviews({ reviews }: { reviews: readonly ManagedReview[] }) {
  return (
    <Panel id="avis" title={COPY.title}>
      {reviews.length === 0 ? (
        <p className="text-ink-soft">{COPY.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id} className="flex flex-col gap-2 py-4">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {COPY.by(review.author ?? COPY.former, review.createdAt)}
                {review.removal && (
                  <Badge tone="tile">{COPY.removed(REMOVAL_LABELS[review.removal])}</Badge>
                )}
              </p>
              <ReviewMarks review={review} />
              {review.comment && (
                <p className="max-w-text whitespace-pre-line wrap-anywhere">{review.comment}</p>
              )}
              {review.removal === null && <Removal quoteId={review.id} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Removal({ quoteId }: { quoteId: string }) {
  return (
    <ReasonForm
      id={`retirer-avis-${quoteId}`}
      action={removeReviewAction}
      opener={COPY.remove}
      variant="quiet"
      copy={COPY}
      labels={REMOVAL_LABELS}
    >
      <input type="hidden" name="quoteId" value={quoteId} />
    </ReasonForm>
  );
}
