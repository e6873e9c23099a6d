import { Callout } from "@/components/ui/Callout";
import { type Blocker, blockersOf } from "@/lib/trust/review/blockers";
import { ignoredReturns } from "@/lib/trust/review/ignored-returns";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";

const COPY = REVIEW.blocking;

interface Line {
  text: string;
  /** The part of the page that says more; null where nothing does. */
  part: string | null;
}

/** Where on the page each is shown. */
const PARTS: Readonly<Record<Blocker, string | null>> = {
  "not-for-sale": null,
  issues: "mentions",
  "no-mandate": "mandat",
  "other-price": "mandat",
  uncovered: "mandat",
  early: "mandat",
};

const lineOf = (blocker: Blocker, { issues }: ReviewView): Line => ({
  text: blocker === "issues" ? COPY.issues(issues.length) : COPY.causes[blocker],
  part: PARTS[blocker],
});

/** What blocks nothing, but is read before anything is decided. */
function looksOf({ returned, questions, findings, duplicates }: ReviewView): Line[] {
  const ignored = ignoredReturns(returned).length;
  return [
    { text: COPY.ignored(ignored), part: "depuis-le-renvoi", count: ignored },
    {
      text: COPY.contradictions(questions.length),
      part: "contradictions",
      count: questions.length,
    },
    { text: COPY.findings(findings.length), part: "attention", count: findings.length },
    { text: COPY.duplicates(duplicates.length), part: "doublons", count: duplicates.length },
  ].filter(({ count }) => count > 0);
}

/** In short, beside the decision: what blocks it and what is to be looked at, each with the way to its part of the page. */
export function Blocking({ review }: { review: ReviewView }) {
  const blockers = blockersOf(review);
  const looks = looksOf(review);
  return (
    <>
      {blockers.length === 0 ? (
        <Callout tone="success">
          <p>{COPY.none}</p>
        </Callout>
      ) : (
        <Callout tone="problem" title={COPY.title}>
          <Lines lines={blockers.map((blocker) => lineOf(blocker, review))} />
        </Callout>
      )}
      {looks.length > 0 && (
        <Callout tone="warning" title={COPY.looks}>
          <Lines lines={looks} />
        </Callout>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="flex flex-col">
      {lines.map(({ text, part }) => (
        <li key={text}>
          {part === null ? (
            text
          ) : (
            <a href={`#${part}`} className="inline-flex min-h-8 items-center underline">
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
