"use client";

import { useField } from "@conform-to/react";
import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import type { CorrectionView, Grading, QuestionView } from "@/lib/looper/training/views";
import { QUIZ_WORDS } from "./quiz-copy";

/** The quiz: graded by the server, and shown with what was right and why. */
export function Quiz({
  questions,
  action,
}: {
  questions: readonly QuestionView[];
  action: FormAction;
}) {
  return (
    <ActionForm id="quiz" action={action} className="gap-8">
      <ol className="flex flex-col gap-8">
        {questions.map((question, index) => (
          <li key={question.id}>
            <Question question={question} number={index + 1} />
          </li>
        ))}
      </ol>
      <Result />
      <SubmitButton sending={QUIZ_WORDS.sending} className="self-start">
        {QUIZ_WORDS.submit}
      </SubmitButton>
    </ActionForm>
  );
}

function useGrading(): Grading | null {
  const { state } = useSending();
  return (state?.data?.grading as Grading | undefined) ?? null;
}

function Question({ question, number }: { question: QuestionView; number: number }) {
  const [field] = useField<string>(question.id);
  const correction = useGrading()?.corrections.find(({ id }) => id === question.id);
  const error = field.errors?.join(" ");
  const errorId = `${field.id}-erreur`;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2">
        <span className="block text-small text-ink-soft">{QUIZ_WORDS.question(number)}</span>
        <span className="font-semibold">{question.question}</span>
      </legend>
      {question.choices.map(({ letter, text }) => (
        <label key={letter} className="flex min-h-11 items-center gap-3">
          <input
            key={field.key}
            type="radio"
            name={field.name}
            value={letter}
            defaultChecked={field.initialValue === letter}
            className="size-5 shrink-0 accent-brand"
          />
          <span>{text}</span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="text-small font-medium text-tile-strong">
          {error}
        </p>
      )}
      {correction && <Correction correction={correction} />}
    </fieldset>
  );
}

function Correction({
  correction: { isRight, correctOption, explanation },
}: {
  correction: CorrectionView;
}) {
  return (
    <div
      className={`mt-2 rounded-card p-4 text-small ${isRight ? "bg-leaf-soft" : "bg-tile-soft"}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name={isRight ? "circle-check" : "circle-x"} className="size-5 shrink-0" />
        {isRight ? QUIZ_WORDS.right : QUIZ_WORDS.wrong}
      </p>
      {!isRight && (
        <p className="mt-1">
          {QUIZ_WORDS.correctOption} {correctOption}
        </p>
      )}
      <p className="mt-1">{explanation}</p>
    </div>
  );
}

function Result() {
  const grading = useGrading();
  if (!grading) return null;
  const { passed, score, total, needed } = grading;
  return (
    <Callout tone={passed ? "success" : "warning"} live>
      <p>{passed ? QUIZ_WORDS.passed(score, total) : QUIZ_WORDS.failed(score, total, needed)}</p>
    </Callout>
  );
}
