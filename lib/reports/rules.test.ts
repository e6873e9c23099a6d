import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import {
  canWithdraw,
  needsText,
  outcomesFor,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_TEXT_LENGTH,
} from "./rules.ts";
import { ownReportSchema, visitorReportSchema } from "./schemas.ts";

test.each([
  ["draft", false],
  ["in_review", true],
  ["active", true],
  ["under_offer", false],
  ["sold", false],
  ["paused", true],
  ["withdrawn", false],
] as const)("a listing that is %s can be withdrawn: %s", (status, expected) => {
  expect(canWithdraw(status)).toBe(expected);
  expect(outcomesFor(status)).toEqual(
    REPORT_OUTCOMES.filter((outcome) => expected || outcome !== "withdrawn"),
  );
});

describe("the form", () => {
  const given = { listingId: newId(), reason: "fraud" };
  const errorsOf = (input: unknown, schema = ownReportSchema as typeof ownReportSchema) =>
    schema.safeParse(input).error?.issues.map(({ path }) => path.join(".")) ?? [];

  test.each(REPORT_REASONS)("wants words for %s only where it says nothing by itself", (reason) => {
    expect(errorsOf({ ...given, reason })).toEqual(needsText(reason) ? ["text"] : []);
    expect(errorsOf({ ...given, reason, text: " Une piscine que l’on ne voit pas " })).toEqual([]);
  });

  test.each([
    [{ reason: "ugly" }, "reason"],
    [{ reason: undefined }, "reason"],
    [{ text: "x".repeat(REPORT_TEXT_LENGTH + 1) }, "text"],
    [{ listingId: "../../etc" }, "listingId"],
    [{ sellerId: "someone" }, ""],
  ])("takes nothing else: %j", (changes, field) => {
    expect(errorsOf({ ...given, ...changes })).toEqual([field]);
  });

  test("takes an address that is one, or none, and a captcha, from who is signed out", () => {
    const visitor = (changes: object) =>
      errorsOf({ ...given, token: "abc", ...changes }, visitorReportSchema as never);
    expect(visitor({})).toEqual([]);
    expect(visitor({ email: "camille@example.org" })).toEqual([]);
    expect(visitor({ email: "camille" })).toEqual(["email"]);
    expect(visitor({ token: undefined })).toEqual(["token"]);
  });
});
