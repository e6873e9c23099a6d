import { describe, expect, it } from "vitest";
import { isId } from "../../lib/kernel/ids.ts";
import {
  grantId,
  indexOfListingId,
  listingId,
  MAX_INDEX,
  personId,
  referralCode,
  slotId,
} from "./ids.ts";

describe("ids of the catalogue", () => {
  const numbers = [0, 1, 31, 32, 999_999, 1_000_000, MAX_INDEX];

  it("are ids like any other", () => {
    for (const number of numbers) {
      expect(isId(listingId(number, 0xffffffff))).toBe(true);
      expect(isId(slotId(number, 5, 0xffffffff))).toBe(true);
      expect(isId(personId("seller", number))).toBe(true);
      expect(isId(grantId("ambassador", number))).toBe(true);
    }
  });

  it("ascend with the number, whatever the hash", () => {
    const ids = numbers.map((number) => listingId(number, (number * 7919) >>> 0));
    expect(ids.toSorted()).toEqual(ids);
  });

  it("tell their number", () => {
    for (const number of numbers) {
      expect(indexOfListingId(listingId(number, 123_456_789))).toBe(number);
    }
  });

  it("give each person a referral code of six capitals or figures", () => {
    const codes = numbers.flatMap((number) => [
      referralCode("seller", number),
      referralCode("ambassador", number),
    ]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{6}$/);
  });
});
