import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { amendmentRequestSchema } from "../mandate-signing/schemas.ts";
import { counterFormSchema, offerFormSchema } from "../offers/schemas.ts";
import { AMOUNT_PROBLEMS } from "./number-problems.ts";

const id = newId();
const terms = { expiryDate: "2026-12-01" };

/** Each form with an amount: what it makes of a text, in euros, or what it says of it. */
const FORMS = {
  offer: (amount: string) => ({
    field: "amount",
    parsed: offerFormSchema.safeParse({ listingId: id, financingType: "loan", ...terms, amount }),
  }),
  "counter-offer": (amount: string) => ({
    field: "amount",
    parsed: counterFormSchema.safeParse({ offerId: id, ...terms, amount }),
  }),
  amendment: (price: string) => ({
    field: "price",
    parsed: amendmentRequestSchema.safeParse({ propertyId: id, price }),
  }),
};

function read(form: keyof typeof FORMS, text: string): number | string[] {
  const { field, parsed } = FORMS[form](text);
  if (!parsed.success) {
    return parsed.error.issues.filter(({ path }) => path[0] === field).map((it) => it.message);
  }
  return "amount" in parsed.data ? parsed.data.amount : parsed.data.priceCents / 100;
}

describe.each(Object.keys(FORMS) as (keyof typeof FORMS)[])("the amount of an %s", (form) => {
  test.each([
    ["350 000", 350_000],
    ["350\u202f000\u00a0€", 350_000],
    ["350.000", 350_000],
    ["350’000", 350_000],
    ["350k", 350_000],
    ["350 000,00 €", 350_000],
    ["1,2 M€", 1_200_000],
  ])("%j is read", (text, euros) => {
    expect(read(form, text)).toBe(euros);
  });

  test.each([
    ["3.125", AMOUNT_PROBLEMS.ambiguous],
    ["350,000", AMOUNT_PROBLEMS.ambiguous],
    ["cher", AMOUNT_PROBLEMS.unreadable],
    ["", AMOUNT_PROBLEMS.unreadable],
    ["1e6", AMOUNT_PROBLEMS.unreadable],
    ["-350000", AMOUNT_PROBLEMS.negative],
    ["9".repeat(30), AMOUNT_PROBLEMS["too-large"]],
  ])("%j is refused with what to write", (text, message) => {
    expect(read(form, text)).toEqual([message]);
  });
});

test("an offer is made in whole euros, an amendment to the cent", () => {
  expect(read("offer", "350 000,50")).toEqual(["Indiquez un montant en euros, sans centimes"]);
  expect(read("amendment", "350.000,50")).toBe(350_000.5);
});
