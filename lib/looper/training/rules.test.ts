import { describe, expect, test } from "vitest";
import { QUIZ } from "./quiz-copy.ts";
import { gradeQuiz, PASS_MARK, type QuizAnswers, questionViews } from "./rules.ts";
import { quizSchema } from "./schemas.ts";
import type { Choice } from "./views.ts";

/** Answers of which so many are right. */
function answers(right: number): QuizAnswers {
  return Object.fromEntries(
    QUIZ.map((question, index): [string, Choice] => [
      question.id,
      index < right ? question.right : question.right === "a" ? "b" : "a",
    ]),
  );
}

describe("the quiz", () => {
  test.each([
    [0, false],
    [7, false],
    [8, true],
    [10, true],
  ])("with %i right answers of ten is passed: %s", (right, passed) => {
    const { corrections, ...grading } = gradeQuiz(answers(right));
    expect(grading).toEqual({ passed, score: right, total: 10, needed: 8 });
    expect(corrections.filter(({ isRight }) => isRight)).toHaveLength(right);
  });

  test("says what was right, and why", () => {
    const [correction] = gradeQuiz(answers(0)).corrections;
    expect(correction).toMatchObject({
      isRight: false,
      correctOption: QUIZ[0]?.choices[QUIZ[0].right],
      explanation: QUIZ[0]?.explanation,
    });
  });

  test("is put without a word of what is right", () => {
    const put = JSON.stringify(questionViews());
    for (const { question, choices, explanation } of QUIZ) {
      expect(put).toContain(JSON.stringify(question));
      for (const choice of Object.values(choices)) expect(put).toContain(JSON.stringify(choice));
      expect(put).not.toContain(explanation);
    }
    expect(put).not.toContain("right");
  });

  test("has ten questions, each its own, and no letter that is right too often", () => {
    expect(new Set(QUIZ.map(({ id }) => id)).size).toBe(10);
    for (const letter of ["a", "b", "c"]) {
      const rights = QUIZ.filter(({ right }) => right === letter).length;
      expect(rights).toBeGreaterThan(1);
      expect(rights).toBeLessThan(PASS_MARK);
    }
  });

  test("needs an answer to each question, and no other", () => {
    expect(quizSchema.safeParse(answers(10)).success).toBe(true);
    const { q10, ...nine } = answers(10);
    expect(quizSchema.safeParse(nine).success).toBe(false);
    expect(() => gradeQuiz(nine)).toThrow(RangeError);
    expect(quizSchema.safeParse({ ...answers(10), q11: "a" }).success).toBe(false);
    expect(quizSchema.safeParse({ ...answers(10), q1: "d" }).success).toBe(false);
    expect(() => gradeQuiz(Object.create(answers(10)) as QuizAnswers)).toThrow(RangeError);
  });
});
