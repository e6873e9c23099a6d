import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

describe("the spellings of one mailbox", () => {
  test.each([
    ["Camille@Example.org", "camille@example.org"],
    [" camille@example.org ", "camille@example.org"],
    ["camille+loopimmo@example.org", "camille@example.org"],
    ["camille+a+b@example.org", "camille@example.org"],
    ["camille.martin@example.org", "camille.martin@example.org"],
    ["Camille.Martin+x@Gmail.com", "camillemartin@gmail.com"],
    ["camille.martin@googlemail.com", "camillemartin@gmail.com"],
    ["camille@example.org.", "camille@example.org"],
    ["zoé@exämple.fr", "zoé@xn--exmple-cua.fr"],
    ["zoe\u0301@xn--exmple-cua.fr", "zoé@xn--exmple-cua.fr"],
    ["ｃａｍｉｌｌｅ@example.org", "camille@example.org"],
    ["+camille@example.org", "+camille@example.org"],
    ["++@example.org", "+@example.org"],
    ["camille", "@camille"],
    ["", "@"],
  ])("%j is %j", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  test("are found of any text, and the same once more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.emailAddress(), (text, email) => {
        mailboxOf(text);
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
      }),
    );
  });
});
