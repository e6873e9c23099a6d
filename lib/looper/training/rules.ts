import { QUIZ } from "../../content/fr/espace/looper-quiz.ts";

/** Right answers that are needed, of ten. */
export const PASS_MARK = 8;

/** The choices of a question, by the letter that a form sends. */
export const CHOICES = ["a", "b", "c"] as const;
export type Choice = (typeof CHOICES)[number];

/** A question as it is put: without what is right. */
export interface QuestionView {
  id: string;
  question: string;
  choices: { letter: Choice; text: string }[];
}

/** The questions as they are put: nothing of it tells the right answers. */
export function questionViews(): QuestionView[] {
  return QUIZ.map(({ id, question, choices }) => ({
    id,
    question,
    choices: CHOICES.map((letter) => ({ letter, text: choices[letter] })),
  }));
}

/** An answer, corrected. */
export interface CorrectionView {
  id: string;
  given: Choice;
  isRight: boolean;
  /** What was right, in words. */
  rightAnswer: string;
  explanation: string;
}

export interface Grading {
  passed: boolean;
  score: number;
  total: number;
  corrections: CorrectionView[];
}

export type Answers = Readonly<Record<string, Choice>>;

/** Corrects the answers. @throws {RangeError} unless every question has one. */
export function gradeQuiz(answers: Answers): Grading {
  const corrections = QUIZ.map(({ id, choices, right, explanation }) => {
    const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (given === undefined) throw new RangeError("every question needs an answer");
    return { id, given, isRight: given === right, rightAnswer: choices[right], explanation };
  });
  const score = corrections.filter(({ isRight }) => isRight).length;
  return { passed: score >= PASS_MARK, score, total: QUIZ.length, corrections };
}
