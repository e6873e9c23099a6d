import { expect, test } from "vitest";
import { hasWriting, typedFields } from "./typed-fields.ts";

test("what was typed has its field's name, in the form's order", () => {
  expect(
    typedFields([
      ["content", "Bonjour"],
      ["email", "a@b.fr"],
      ["expiryDate", "2026-12-05"],
      ["wishedOn", "2026-12-06"],
      ["need", "Photos"],
    ]),
  ).toEqual([
    { label: "Votre message", value: "Bonjour" },
    { label: "Adresse e-mail", value: "a@b.fr" },
    { label: "Date de fin", value: "05/12/2026" },
    { label: "Jour souhaité", value: "06/12/2026" },
    { label: "Votre besoin", value: "Photos" },
  ]);
});

test.each([
  ["listingId", "abc123def456"],
  ["token", "eyJh"],
  ["financingType", "cash"],
  ["constructor", "x"],
  ["content", " \n"],
  ["password", "deux mots"],
  ["code", "12 34"],
])("what the form says by itself, what is empty and what is secret is left out: %s", (...field) => {
  expect(typedFields([field])).toEqual([]);
});

test("a text of several words is somebody's, whatever its field is called", () => {
  expect(typedFields([["notedAnywhere", "deux mots"]])).toEqual([
    { label: "Votre texte", value: "deux mots" },
  ]);
});

test.each([
  [{ offerId: "abc", amountCents: 1, message: "Bonjour" }, true],
  [{ visitId: "abc", comment: " \n", reason: "other" }, false],
  [{ visitId: "abc", meetingUrl: "https://example.org/a" }, true],
  [{ offerId: "abc", conditions: null, message: undefined }, false],
  [{ jeton: "abc", amount: 19_000, terms: "Livraison comprise" }, true],
  [{ jeton: "abc", amount: 19_000, terms: "" }, false],
  [{ providerId: "abc", need: "Dix photos" }, true],
  [{ providerId: "abc", description: "Photographies d’intérieur" }, true],
  [{ contestId: "abc", outcome: "upheld", reply: "Vérifiée." }, true],
  [{ paymentId: "abc", reason: "Virement rejeté" }, true],
  [{ entryId: "abc", reason: "visit_not_made" }, false],
  [{}, false],
])("what somebody wrote is told from what they chose: %j, %s", (input, expected) => {
  expect(hasWriting(input)).toBe(expected);
});
