import { describe, expect, test } from "vitest";
import { nextStep, type SaleFacts, saleFee, saleSteps } from "./rules.ts";

const AT = new Date("2026-11-21T10:00:00Z");
const BEGUN: SaleFacts = {
  status: "active",
  acceptedAt: AT,
  financingType: "loan",
  financingApproved: false,
  soldAt: null,
};

describe("the next step of a sale", () => {
  test.each<[Partial<SaleFacts>, string | null]>([
    [{ acceptedAt: null }, "accepted"],
    [{}, "under-offer"],
    [{ status: "under_offer" }, "financed"],
    [{ status: "under_offer", financingApproved: true }, "sold"],
    [{ status: "under_offer", financingType: "cash" }, "sold"],
    [{ status: "under_offer", financingType: "mixed" }, "financed"],
    [{ status: "under_offer", acceptedAt: null, financingType: null }, "accepted"],
    [{ status: "sold", acceptedAt: null, financingType: null, soldAt: AT }, null],
  ])("with %j is %j", (facts, step) => {
    expect(nextStep(saleSteps({ ...BEGUN, ...facts }))).toBe(step);
  });
});

test("the fee is that of the accepted amount, or of the price where none is known", () => {
  expect(saleFee(290_000_00, 320_000_00)).toEqual({ tierName: "Essential", feeCents: 4_000_00 });
  expect(saleFee(null, 320_000_00)).toEqual({ tierName: "Premium", feeCents: 6_000_00 });
});
