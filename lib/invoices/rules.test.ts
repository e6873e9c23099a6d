import { describe, expect, test } from "vitest";
import { invoiceDueOn, isOverdue, paymentDays, settlementOf } from "./rules.ts";

test("an invoice is due thirty days after its own", () => {
  expect(invoiceDueOn("2026-11-01")).toBe("2026-12-01");
  expect(invoiceDueOn("2028-01-31")).toBe("2028-03-01");
});

test("a payment arrived between the deed and today, or on the deed's day that Paris has not yet", () => {
  const today = "2026-11-30";
  expect(paymentDays("2026-11-02", today)).toEqual({ min: "2026-11-02", max: today });
  expect(paymentDays("2026-12-01", today)).toEqual({ min: "2026-12-01", max: "2026-12-01" });
});

describe("what is paid of 6 000 €", () => {
  const paid = (amountCents: number, paidOn: string, isReversed = false) => ({
    amountCents,
    paidOn,
    isReversed,
  });
  test.each([
    ["nothing", [], { paidCents: 0, restCents: 6_000_00, settledOn: null }],
    [
      "a part",
      [paid(1_000_00, "2026-11-03")],
      { paidCents: 1_000_00, restCents: 5_000_00, settledOn: null },
    ],
    [
      "all of it in two, recorded out of order",
      [paid(5_000_00, "2026-11-09"), paid(1_000_00, "2026-11-03")],
      { paidCents: 6_000_00, restCents: 0, settledOn: "2026-11-09" },
    ],
    [
      "all of it, and reversed",
      [paid(6_000_00, "2026-11-09", true), paid(-6_000_00, "2026-11-10")],
      { paidCents: 0, restCents: 6_000_00, settledOn: null },
    ],
    [
      "reversed, then paid earlier than the mistake said",
      [
        paid(6_000_00, "2026-11-09", true),
        paid(-6_000_00, "2026-11-10"),
        paid(6_000_00, "2026-11-05"),
      ],
      { paidCents: 6_000_00, restCents: 0, settledOn: "2026-11-05" },
    ],
  ])("%s", (_what, payments, expected) => {
    expect(settlementOf(6_000_00, payments)).toEqual(expected);
  });
});

test.each([
  ["2026-12-01", 1, false],
  ["2026-12-02", 1, true],
  ["2026-12-02", 0, false],
])("on %s with %i cents left, late is %s", (today, restCents, late) => {
  expect(isOverdue({ dueOn: "2026-12-01", restCents }, today)).toBe(late);
});
