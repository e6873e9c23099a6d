import { BANK, QUESTIONS } from "./bank.ts";
import { MODULE_IDS, type QuizQuestion } from "./question.ts";
import { DRAWN } from "./quiz-terms.ts";
import { CHOICES, type Choice, type CorrectionView, type QuestionView } from "./views.ts";

/**
 * The ten questions of one quiz, by module in their order.
 * @param rank gives each question its place among those of its module, as nobody can foresee: the first ones are drawn
 */
export function drawQuestions(rank: (id: string) => string): QuizQuestion[] {
  return MODULE_IDS.flatMap((module) =>
    BANK[module]
      .map((question) => ({ question, key: rank(question.id) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, DRAWN[module])
      .map(({ question }) => question),
  );
}

/** Questions as they are put: nothing of it tells the right answers. */
export const questionViews = (questions: readonly QuizQuestion[]): QuestionView[] =>
  questions.map(({ id, question, choices }) => ({
    id,
    question,
    choices: CHOICES.map((letter) => ({ letter, text: choices[letter] })),
  }));

/** A letter for each question, by its id. */
export type QuizAnswers = Readonly<Record<string, Choice>>;

/** The drawn questions that have no answer, by their ids. */
export const unanswered = (questions: readonly QuizQuestion[], answers: QuizAnswers): string[] =>
  questions.filter(({ id }) => !Object.hasOwn(answers, id)).map(({ id }) => id);

/** How many answers are right. */
export const scoreOf = (questions: readonly QuizQuestion[], answers: QuizAnswers): number =>
  questions.filter(({ id, right }) => Object.hasOwn(answers, id) && answers[id] === right).length;

/** What was answered, question by question: right or not, and why, without the right choice. */
export function correctionsOf(answers: QuizAnswers): CorrectionView[] {
  return QUESTIONS.filter(({ id }) => Object.hasOwn(answers, id)).map(
    ({ id, question, choices, right, explanation }) => {
      const given = answers[id] as Choice;
      return { id, question, given: choices[given], isRight: given === right, explanation };
    },
  );
}
