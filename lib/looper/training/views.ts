/** The choices of a question, by the letter that a form sends. */
export const CHOICES = ["a", "b", "c"] as const;
export type Choice = (typeof CHOICES)[number];

/** A question as it is put: without what is right. */
export interface QuestionView {
  id: string;
  question: string;
  choices: { letter: Choice; text: string }[];
}

/** An answer, corrected. */
export interface CorrectionView {
  id: string;
  given: Choice;
  isRight: boolean;
  /** What was right, in words. */
  correctOption: string;
  explanation: string;
}

/** The answers, corrected. */
export interface Grading {
  passed: boolean;
  score: number;
  total: number;
  /** Right answers that pass. */
  needed: number;
  corrections: CorrectionView[];
}
