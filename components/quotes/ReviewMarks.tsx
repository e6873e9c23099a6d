import { REVIEW_CRITERIA, type ReviewCriterion } from "@/lib/providers/rules";
import { CRITERIA, QUOTES } from "./copy";

/** The marks of a review, by criterion. */
export function ReviewMarks({ review }: { review: Readonly<Record<ReviewCriterion, number>> }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {REVIEW_CRITERIA.map((criterion) => (
        <div key={criterion} className="flex gap-1.5">
          <dt className="text-ink-soft">{CRITERIA[criterion]}</dt>
          <dd className="font-semibold">{QUOTES.mark(review[criterion])}</dd>
        </div>
      ))}
    </dl>
  );
}
