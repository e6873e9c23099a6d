import { QUIZ } from "./quiz-copy.ts";
import { CHOICES, type Choice, type Grading, type QuestionView } from "./views.ts";

/** Right answers that are needed, of ten. */
export const PASS_MARK = 8;

/** The questions as they are put: nothing of it tells the right answers. */
export function questionViews(): QuestionView[] {
  return QUIZ.map(({ id, question, choices }) => ({
    id,
    question,
    choices: CHOICES.map((letter) => ({ letter, text: choices[letter] })),
  }));
}

/** A letter for each question, by its id. */
export type QuizAnswers = Readonly<Record<string, Choice>>;

/** Corrects the answers. @throws {RangeError} unless every question has one. */
export function gradeQuiz(answers: QuizAnswers): Grading {
  const corrections = QUIZ.map(({ id, choices, right, explanation }) => {
    const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (given === undefined) throw new RangeError("every question needs an answer");
    return { id, given, isRight: given === right, correctOption: choices[right], explanation };
  });
  const score = corrections.filter(({ isRight }) => isRight).length;
  return {
    passed: score >= PASS_MARK,
    score,
    total: QUIZ.length,
    needed: PASS_MARK,
    corrections,
  };
}
