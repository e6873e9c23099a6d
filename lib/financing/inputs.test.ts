import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loanRequest } from "./inputs.ts";
import { simulateLoan } from "./rules.ts";

const PRICE = 324_500_00;

const USUAL = {
  priceCents: PRICE,
  worksCents: 0,
  downPaymentCents: 32_000_00,
  years: 25,
  annualRateBps: 340,
};

describe("loanRequest", () => {
  it("supposes a tenth of the price, no works and the longest ordinary term", () => {
    expect(loanRequest(PRICE)).toEqual(USUAL);
  });

  it("reads what a French person types", () => {
    const typed = { apport: "45 000 €", travaux: "12000", duree: "20", taux: "3,15 %" };
    expect(loanRequest(PRICE, typed)).toEqual({
      priceCents: PRICE,
      worksCents: 12_000_00,
      downPaymentCents: 45_000_00,
      years: 20,
      annualRateBps: 315,
    });
  });

  it.each([
    [{ apport: "-5" }, {}],
    [{ apport: "beaucoup" }, {}],
    [{ apport: "" }, {}],
    [{ apport: "0" }, { downPaymentCents: 0 }],
    [{ apport: "999999999999" }, { downPaymentCents: 20_000_000_00 }],
    [{ apport: ["10000", "20000"] }, { downPaymentCents: 10_000_00 }],
    [{ duree: "2" }, { years: 5 }],
    [{ duree: "90" }, { years: 27 }],
    [{ duree: "20.4" }, { years: 20 }],
    [{ taux: "40" }, { annualRateBps: 1_500 }],
    [{ taux: "1e3" }, {}],
    [{ taux: "NaN" }, {}],
  ])("reads %j as %j", (inputs, expected) => {
    expect(loanRequest(PRICE, inputs)).toEqual({ ...USUAL, ...expected });
  });

  it("always gives something that can be simulated", () => {
    const text = fc.option(fc.oneof(fc.string({ unit: "binary" }), fc.double().map(String)), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.record({ apport: text, travaux: text, duree: text, taux: text }), (inputs) => {
        expect(simulateLoan(loanRequest(PRICE, inputs)).monthlyCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
