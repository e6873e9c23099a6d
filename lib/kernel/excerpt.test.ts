import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("an excerpt is one line, and ends between two characters", () => {
  expect(excerptOf("Bonjour,\n  une question ")).toBe("Bonjour, une question");
  expect(excerptOf(null)).toBe("");
  const before = "a".repeat(139);
  expect(excerptOf(`${before}😀 et la suite`)).toBe(`${before}…`);
  expect(excerptOf(`${before}b et la suite`)).toBe(`${before}b…`);
  // Also where a long text is cut before its blanks are.
  expect(excerptOf(`${" ".repeat(559)}😀`).isWellFormed()).toBe(true);
});
