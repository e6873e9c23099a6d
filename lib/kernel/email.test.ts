import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { registrationSchema } from "../registration/schemas.ts";
import { subscriptionSchema } from "../waitlist/schemas.ts";
import { isEmailAddress, normalizeEmail } from "./email.ts";

test.each([
  ["Camille.Martin@Example.ORG", "camille.martin@example.org"],
  ["  a@b.fr\n", "a@b.fr"],
  // An e and its accent apart, then as one letter.
  ["ame\u0301lie@b.fr", "am\u00e9lie@b.fr"],
  ["\u200ba@b.fr\ufeff", "a@b.fr"],
  // A domain has two spellings, and is one.
  ["zoe@café-éléphant.fr", "zoe@xn--caf-lphant-d7abb.fr"],
  ["Zoe@XN--CAF-LPHANT-D7ABB.FR", "zoe@xn--caf-lphant-d7abb.fr"],
  ["zoé@CAFE\u0301-éléphant.fr", "zoé@xn--caf-lphant-d7abb.fr"],
  ["a@straße.de", "a@xn--strae-oqa.de"],
  // What is no domain stays what it is.
  ["a@0x7f.1", "a@0x7f.1"],
  ["a@b_c.fr", "a@b_c.fr"],
  ["a@xn--.fr", "a@xn--.fr"],
  ["camille", "camille"],
])("compares %j as %j", (typed, compared) => {
  expect(normalizeEmail(typed)).toBe(compared);
});

test("what is compared stays as it is when it is compared again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = normalizeEmail(text);
      // Lower case can take a letter apart (İ), which composing does not put together again.
      fc.pre(once === once.normalize("NFC"));
      expect(normalizeEmail(once)).toBe(once);
    }),
  );
});

/** What the registration's form and the waitlist's say of an address; null where they take it. */
function messageOf(email: string): Record<"registration" | "subscription", string | null> {
  const of = (schema: { safeParse(body: unknown): { error?: z.ZodError | undefined } }) =>
    schema.safeParse({ email }).error?.issues.find(({ path }) => path[0] === "email")?.message ??
    null;
  return { registration: of(registrationSchema()), subscription: of(subscriptionSchema) };
}

describe("an address", () => {
  test.each([
    "camille@example.org",
    "Camille.Martin+loop@sous-domaine.exemple.co.uk",
    "o'neil@example.org",
    "a@b.co",
    "a@1and1.fr",
    "a@3.14.example",
    "zoé@exämple.fr",
    "a@xn--exmple-cua.fr",
    "用户@例え.jp",
    "a@उदाहरण.परीक्षा",
    "a@グーグル.グーグル",
    "zoe\u0301@exe\u0301mple.fr",
  ])("%s registers and subscribes", (email) => {
    expect(isEmailAddress(email)).toBe(true);
    expect(messageOf(email)).toEqual({ registration: null, subscription: null });
  });

  test.each([
    "",
    "camille",
    "@b.fr",
    "a@",
    "a@b",
    "a@localhost",
    "a@b.",
    "a@b.fr.",
    "a@.fr",
    "a@.b.fr",
    "a@b..fr",
    "a@.",
    "a@..",
    "a@-b.fr",
    "a@b-.fr",
    "a@b.-fr",
    "a@b_c.fr",
    "a@b/c.fr",
    "a@192.0.2.1",
    "a@b.c",
    "a@b.c1",
    "a@b.é",
    "a@b.f\u0301",
    "a@b.f\u0301r",
    "a@b.fr\u00b4",
    "a@b.frˆ",
    "a@x\u0301y.fr",
    "zoe\u00b4@b.fr",
    "\u0301a@b.fr",
    "a@[192.0.2.1]",
    `a@${"b".repeat(64)}.fr`,
    ".a@b.fr",
    "a.@b.fr",
    "a..b@b.fr",
    "a@b@c.fr",
    "a b@c.fr",
    "a@b.fr,c@d.fr",
    "a@b.fr\u0000",
    "a\u200b@b.fr",
  ])("%j does not, in each form's own words", (email) => {
    expect(isEmailAddress(email)).toBe(false);
    expect(messageOf(email)).toEqual({
      registration: "Email invalide",
      subscription: "Veuillez entrer un email valide",
    });
  });
});
