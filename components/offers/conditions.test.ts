import { expect, test } from "vitest";
import { conditionsText } from "./OfferParts";

/* By law a purchase that a loan is to pay for depends on that loan: nobody reads of one that it depends on nothing. */

test.each([
  ["cash", "Sans condition suspensive"],
  ["loan", "Sans autre condition suspensive que le prêt"],
  ["mixed", "Sans autre condition suspensive que le prêt"],
] as const)("an offer of %s without conditions", (type, text) => {
  const financing = { type, approved: true };
  expect(conditionsText({ financing, conditions: null })).toBe(text);
  expect(conditionsText({ financing, conditions: "Vente de mon bien" })).toBe("Vente de mon bien");
});
