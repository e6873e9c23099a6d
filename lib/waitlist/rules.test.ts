import { expect, test } from "vitest";
import { normalizeReferralCode } from "../accounts/referral-code.ts";
import { deletedBefore, linkExpiry, mayResend } from "./rules.ts";

const NOW = new Date("2028-02-29T10:00:00Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);

test.each([
  ["ABC234", "ABC234"],
  [" abc 234\n", "ABC234"],
  ["abc-234", "ABC234"],
  ["ａｂｃ234", "ABC234"],
  ["", ""],
])("the code %j is compared as %j", (typed, code) => {
  expect(normalizeReferralCode(typed)).toBe(code);
});

test("the confirmation is asked for again after ten minutes, not before", () => {
  expect(mayResend(NOW, NOW)).toBe(false);
  expect(mayResend(ago(599_999), NOW)).toBe(false);
  expect(mayResend(ago(600_000), NOW)).toBe(true);
});

test("addresses and networks are forgotten after thirty days, prospects after three years", () => {
  expect(deletedBefore(NOW)).toEqual({
    unconfirmed: new Date("2028-01-30T10:00:00Z"),
    networks: new Date("2028-01-30T10:00:00Z"),
    // By the days of Paris, on a 29th of February.
    prospects: new Date("2025-02-28T23:00:00Z"),
  });
});

test("a link ends so many days later", () => {
  expect(linkExpiry(7, NOW)).toEqual(new Date("2028-03-07T10:00:00Z"));
});
