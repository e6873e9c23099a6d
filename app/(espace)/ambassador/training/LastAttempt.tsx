import { Icon } from "@/components/ui/Icon";
import { formatDate, formatTime } from "@/lib/kernel/format-date";
import { isPassed, PASS_MARK } from "@/lib/looper/training/quiz-terms";
import type { AttemptView, CorrectionView } from "@/lib/looper/training/views";
import { QUIZ_WORDS } from "./quiz-copy";

/** The last quiz, corrected: what was right and why, and not which choice was. */
export function LastAttempt({ attempt }: { attempt: AttemptView }) {
  const { score, total, at, corrections } = attempt;
  const passed = isPassed(score);
  return (
    <section aria-labelledby="dernier-essai" className="flex flex-col gap-4">
      <h3 id="dernier-essai" className="text-subheading">
        {QUIZ_WORDS.lastOf(formatDate(at), formatTime(at))}
      </h3>
      <p>{passed ? QUIZ_WORDS.passed(score, total) : QUIZ_WORDS.failed(score, total, PASS_MARK)}</p>
      <ol className="flex flex-col gap-3">
        {corrections.map((correction) => (
          <li key={correction.id}>
            <Correction correction={correction} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Correction({ correction }: { correction: CorrectionView }) {
  const { question, given, isRight, explanation } = correction;
  return (
    <div className={`rounded-card p-4 ${isRight ? "bg-leaf-soft" : "bg-tile-soft"}`}>
      <p className="font-semibold">{question}</p>
      <p className="mt-1">{QUIZ_WORDS.given(given)}</p>
      <p className="mt-2 flex items-start gap-2 text-small">
        <Icon name={isRight ? "circle-check" : "circle-x"} className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="font-semibold">{isRight ? QUIZ_WORDS.right : QUIZ_WORDS.wrong}</span>{" "}
          {explanation}
        </span>
      </p>
    </div>
  );
}
