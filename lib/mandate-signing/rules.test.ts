import { expect, test } from "vitest";
import { invoiceAmounts, isSignedStatus, mandateTermOf } from "./rules.ts";

test.each([
  ["2026-11-24", "2027-11-23"],
  ["2026-01-01", "2026-12-31"],
  ["2028-02-29", "2029-02-27"],
])("a mandate signed on %s is over after %s", (signedOn, last) => {
  expect(mandateTermOf(new Date(`${signedOn}T11:00:00Z`), "Europe/Paris")).toBe(last);
});

test("the term of a mandate is counted from the day at its home", () => {
  const signedAt = new Date("2026-11-24T21:00:00Z");
  expect(mandateTermOf(signedAt, "Indian/Reunion")).toBe("2027-11-24");
  expect(mandateTermOf(signedAt, "America/Cayenne")).toBe("2027-11-23");
});

test.each([
  ["draft", true],
  ["in_review", true],
  ["active", true],
  ["paused", true],
  ["under_offer", false],
  ["sold", false],
  ["withdrawn", false],
])("of a home that is %s a mandate is signed: %s", (status, may) => {
  expect(isSignedStatus(status)).toBe(may);
});

test.each([
  { feeCents: 2_500_00, discountCents: 0, vatBps: 2_000 },
  { feeCents: 6_000_00, discountCents: 1_250_00, vatBps: 2_000 },
  { feeCents: 8_333_33, discountCents: 1_736_11, vatBps: 2_000 },
  { feeCents: 6_000_00, discountCents: 1_382_49, vatBps: 850 },
  { feeCents: 6_000_00, discountCents: 1_500_00, vatBps: 0 },
])("an invoice of %j adds up to the cent", (invoice) => {
  const amounts = invoiceAmounts(invoice);
  expect(amounts.totalCents).toBe(invoice.feeCents - invoice.discountCents);
  expect(amounts.feeExcludingVatCents - amounts.discountExcludingVatCents).toBe(
    amounts.totalExcludingVatCents,
  );
  expect(amounts.totalExcludingVatCents + amounts.vatCents).toBe(amounts.totalCents);
});
