/** The choices of a question, by the letter that a form sends. */
export const CHOICES = ["a", "b", "c"] as const;
export type Choice = (typeof CHOICES)[number];

/** A question as it is put: without what is right. */
export interface QuestionView {
  id: string;
  question: string;
  choices: { letter: Choice; text: string }[];
}

/** An answer, corrected: without the right choice, which is for the next time. */
export interface CorrectionView {
  id: string;
  question: string;
  /** What was chosen, in words. */
  given: string;
  isRight: boolean;
  explanation: string;
}

/** The last quiz that a person took. */
export interface AttemptView {
  score: number;
  total: number;
  at: Date;
  corrections: CorrectionView[];
}

/** The training of a person who is a looper, or asked to be. */
export interface TrainingView {
  /** When the quiz was passed. */
  trainedAt: Date | null;
  /** The last one, passed or not; null before the first, and of one that was passed before attempts were stored. */
  last: AttemptView | null;
  /** The quiz to take: null once it was passed, and for a while after a failure. */
  quiz: {
    /** Of the attempts of this person: what is answered is the quiz that was read. */
    number: number;
    questions: QuestionView[];
  } | null;
  /** From when on it may be taken again, while it may not. */
  againAt: Date | null;
}
