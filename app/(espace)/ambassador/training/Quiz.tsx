"use client";

import { useField } from "@conform-to/react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import type { QuestionView, TrainingView } from "@/lib/looper/training/views";
import { QUIZ_WORDS } from "./quiz-copy";

/** A quiz to answer: it is corrected by the server. */
export function Quiz({
  quiz: { number, questions },
  action,
}: {
  quiz: NonNullable<TrainingView["quiz"]>;
  action: FormAction;
}) {
  return (
    <ActionForm id="quiz" action={action} className="gap-8">
      <input type="hidden" name="number" value={number} />
      <ol className="flex flex-col gap-8">
        {questions.map((question, index) => (
          <li key={question.id}>
            <Question question={question} number={index + 1} />
          </li>
        ))}
      </ol>
      <SubmitButton sending={QUIZ_WORDS.sending} className="self-start">
        {QUIZ_WORDS.submit}
      </SubmitButton>
    </ActionForm>
  );
}

function Question({ question, number }: { question: QuestionView; number: number }) {
  const [field] = useField<string>(question.id);
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
    </fieldset>
  );
}
