import { describe, expect, test } from "vitest";
import { audioQuerySchema, solutionSchema, verifySchema } from "./schemas.ts";

const solved = {
  algorithm: "SHA-256",
  challenge: "a".repeat(40),
  number: 0,
  salt: "b".repeat(10),
  signature: "c".repeat(64),
  took: 12,
};
const granted = {
  algorithm: "SHA-256",
  signature: "c".repeat(64),
  verificationData: "verified=true",
  verified: true,
};

describe("what a token holds", () => {
  test.each([
    ["a solution", solved],
    ["one without the time it took", { ...solved, took: undefined }],
    ["one of the highest number", { ...solved, number: 1_000_000 }],
    ["the server's word", granted],
  ])("is %s", (_name, content) => {
    expect(solutionSchema.safeParse(content).success).toBe(true);
  });

  test.each([
    ["an unknown algorithm", { ...solved, algorithm: "SHA-1" }],
    ["a challenge that is too short", { ...solved, challenge: "a".repeat(39) }],
    ["a challenge that is no hash", { ...solved, challenge: "z".repeat(64) }],
    ["a salt that is too short", { ...solved, salt: "b".repeat(9) }],
    ["a salt that is a number", { ...solved, salt: 1_234_567_890 }],
    ["a negative number", { ...solved, number: -1 }],
    ["a number beyond the most", { ...solved, number: 1_000_001 }],
    ["a broken number", { ...solved, number: 0.5 }],
    ["a number as a text", { ...solved, number: "1" }],
    ["a signature in capitals", { ...solved, signature: "C".repeat(64) }],
    ["something more", { ...solved, more: 1 }],
    ["the server's no", { ...granted, verified: false }],
    ["both at once", { ...solved, ...granted }],
    ["the widget's test mode", { challenge: null, solution: null, test: true }],
    ["nothing", null],
  ])("is never %s", (_name, content) => {
    expect(solutionSchema.safeParse(content).success).toBe(false);
  });
});

test("a check names a payload, and a code if there is one", () => {
  expect(verifySchema.safeParse({ payload: "x" }).success).toBe(true);
  expect(verifySchema.safeParse({ payload: "x", code: "234" }).success).toBe(true);
  for (const body of [{}, { payload: 1 }, { payload: "" }, { payload: "x", code: 1 }]) {
    expect(verifySchema.safeParse(body).success).toBe(false);
  }
});

test("a code is spoken in French unless English is asked for", () => {
  expect(audioQuerySchema.parse({ code: "x" }).language).toBe("fr");
  expect(audioQuerySchema.parse({ code: "x", language: "en" }).language).toBe("en");
  expect(audioQuerySchema.safeParse({ code: "x", language: "de" }).success).toBe(false);
});
