import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailboxOf } from "../kernel/mailbox.ts";
import { isDisposable, lookAlikeOf } from "./address-lists.ts";

const lookOf = (email: string) => lookAlikeOf(mailboxOf(email));

describe("addresses that look alike", () => {
  test.each([
    ["alice@example.org", "аlice@example.org"], // Cyrillic а
    ["alice@example.org", "alice@ехample.org"], // Cyrillic domain
    ["paul@example.org", "pau1@example.org"],
    ["leo@example.org", "le0@example.org"],
    ["ROSE@example.org", "ROSЕ@example.org"],
    ["jose@example.org", "josé@example.org"],
    ["modern@example.org", "rnodern@example.org"],
    ["alice@example.org", "alicia@example.org", false],
    ["alice@example.org", "alice@example.net", false],
  ])("%s and %s", (one, other, same = true) => {
    expect(lookOf(one) === lookOf(other)).toBe(same);
  });

  test("have something in common whatever they are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const look = lookOf(text);
        expect(lookOf(text)).toBe(look);
      }),
    );
  });
});

test.each([
  ["camille@mailinator.com", true],
  ["camille@box.mailinator.com", true],
  ["camille@example.org", false],
  ["camille@gmail.com", false],
  ["camille", false],
  ["", false],
])("%j is to be thrown away: %s", (address, disposable) => {
  expect(isDisposable(mailboxOf(address))).toBe(disposable);
});
