import { describe, expect, test } from "vitest";
import { sha256 } from "../../platform/sha256.ts";
import { BANK, QUESTIONS } from "./bank.ts";
import { certificateText, MODULE_TITLES } from "./copy.ts";
import { MODULE_IDS } from "./question.ts";
import { isPassed, nextQuizAt, QUIZ_LENGTH } from "./quiz-terms.ts";
import { correctionsOf, drawQuestions, questionViews, scoreOf, unanswered } from "./rules.ts";
import { quizSchema } from "./schemas.ts";

const drawn = (seed: string) => drawQuestions((id) => sha256(`${seed} ${id}`));
const answersOf = (seed: string, right: number) =>
  Object.fromEntries(
    drawn(seed).map((question, index) => [
      question.id,
      index < right ? question.right : question.right === "a" ? "b" : "a",
    ]),
  );

describe("the bank", () => {
  test("has forty questions of six modules, each its own", () => {
    expect(QUESTIONS).toHaveLength(40);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(40);
    expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(40);
    expect(Object.keys(BANK)).toEqual(MODULE_IDS);
    for (const { id, choices } of QUESTIONS) {
      expect(id).toMatch(/^[a-z]+-\d$/);
      expect(new Set(Object.values(choices)).size).toBe(3);
    }
  });

  test("has no letter that is right too often", () => {
    for (const letter of ["a", "b", "c"]) {
      const rights = QUESTIONS.filter(({ right }) => right === letter).length;
      expect(rights).toBeGreaterThan(10);
      expect(rights).toBeLessThan(17);
    }
  });

  test("explains without a word of the right choice", () => {
    for (const { choices, right, explanation } of QUESTIONS) {
      expect(explanation.toLowerCase()).not.toContain(choices[right].toLowerCase());
    }
  });
});

describe("a quiz", () => {
  test("has ten questions, of each module in their order, the same for the same draw", () => {
    const modules = drawn("x").map(({ id }) => id.split("-")[0]);
    expect(modules).toEqual(
      ["role", "role", "quartier", "visite", "visite", "criteres", "criteres"].concat([
        ...["donnees", "donnees", "suivi"],
      ]),
    );
    expect(drawn("x")).toEqual(drawn("x"));
    expect(QUIZ_LENGTH).toBe(10);
  });

  test("draws every question sooner or later", () => {
    const seen = new Set<string>();
    for (let draw = 0; draw < 100; draw += 1) {
      for (const { id } of drawn(String(draw))) seen.add(id);
    }
    expect(seen.size).toBe(40);
  });

  test("is put without a word of what is right", () => {
    const put = JSON.stringify(questionViews(drawn("x")));
    for (const { question, choices, explanation } of drawn("x")) {
      expect(put).toContain(JSON.stringify(question));
      for (const choice of Object.values(choices)) expect(put).toContain(JSON.stringify(choice));
      expect(put).not.toContain(explanation);
    }
    expect(put).not.toContain("right");
  });

  test.each([
    [0, false],
    [7, false],
    [8, true],
    [10, true],
  ])("with %i right answers of ten is passed: %s", (right, passed) => {
    const answers = answersOf("x", right);
    expect(scoreOf(drawn("x"), answers)).toBe(right);
    expect(isPassed(scoreOf(drawn("x"), answers))).toBe(passed);
    expect(correctionsOf(answers).filter(({ isRight }) => isRight)).toHaveLength(right);
  });

  test("names what has no answer, and takes nothing that an object inherits for one", () => {
    const { [drawn("x")[9]?.id ?? ""]: _, ...nine } = answersOf("x", 10);
    expect(unanswered(drawn("x"), nine)).toEqual([drawn("x")[9]?.id]);
    expect(unanswered(drawn("x"), Object.create(answersOf("x", 10)))).toHaveLength(10);
    expect(scoreOf(drawn("x"), Object.create(answersOf("x", 10)))).toBe(0);
  });

  test("is corrected without the right choice", () => {
    const corrections = correctionsOf(answersOf("x", 0));
    expect(corrections).toHaveLength(10);
    for (const { id, choices, right } of drawn("x")) {
      const correction = corrections.find((each) => each.id === id);
      expect(JSON.stringify(correction)).not.toContain(JSON.stringify(choices[right]).slice(1, -1));
    }
  });

  test("is taken again a quarter of an hour later", () => {
    const failed = new Date("2026-11-28T10:00:00Z");
    expect(nextQuizAt(null, failed)).toBeNull();
    expect(nextQuizAt(failed, new Date("2026-11-28T10:14:59Z"))).toEqual(
      new Date("2026-11-28T10:15:00Z"),
    );
    expect(nextQuizAt(failed, new Date("2026-11-28T10:15:00Z"))).toBeNull();
  });

  test.each([
    ["a letter that is none", { "role-1": "d" }],
    ["a question that is none", { "role-99": "a" }],
    ["no number", { number: undefined }],
    ["a number below one", { number: "0" }],
    ["half a number", { number: "1.5" }],
  ])("is refused with %s", (_, changes) => {
    const typed = { number: "1", ...answersOf("x", 10) };
    expect(quizSchema.parse(typed)).toEqual({ number: 1, answers: answersOf("x", 10) });
    expect(quizSchema.safeParse({ ...typed, ...changes }).success).toBe(false);
  });
});

test("a certificate names the person, the day and the six modules, and what it does not replace", () => {
  const certificate = {
    name: "Zoé Martin",
    passedOn: "2026-11-28",
    score: 9,
    total: 10,
    isDemonstration: false,
  };
  const text = JSON.stringify(certificateText(certificate));
  for (const part of ["Zoé Martin", "28 novembre 2026", "9 sur 10", "formation continue"]) {
    expect(text).toContain(part);
  }
  for (const title of Object.values(MODULE_TITLES)) expect(text).toContain(title);
  // Nothing is stated of a quiz of which nothing is stored, nor as real of an example.
  const bare = JSON.stringify(certificateText({ ...certificate, score: null }));
  expect(bare).not.toContain("quarante");
  expect(certificateText({ ...certificate, isDemonstration: true }).mark).toBe("Démonstration");
});
