import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLoan, readYears, usualLoan } from "./inputs.ts";
import { simulateLoan } from "./rules.ts";

const PRICE = 324_500_00;

const USUAL = {
  priceCents: PRICE,
  worksCents: 0,
  downPaymentCents: 32_000_00,
  years: 25,
  annualRateBps: 340,
};

describe("a purchase to simulate", () => {
  it("supposes a tenth of the price, no works and the longest ordinary term", () => {
    expect(readLoan(PRICE)).toEqual({ request: USUAL, problems: {} });
    expect(usualLoan(PRICE)).toEqual(USUAL);
  });

  it.each([
    [
      { apport: "45 000 €", travaux: "12000" },
      { downPaymentCents: 45_000_00, worksCents: 12_000_00 },
    ],
    [{ apport: "350.000" }, { downPaymentCents: 350_000_00 }],
    [
      { apport: "4.200", travaux: "15k" },
      { downPaymentCents: 4_200_00, worksCents: 15_000_00 },
    ],
    [{ apport: "45 000,50" }, { downPaymentCents: 45_000_50 }],
    [{ apport: "" }, {}],
    [{ apport: "\u200b " }, {}],
    [{ apport: "0" }, { downPaymentCents: 0 }],
    [{ apport: ["10000", "20000"] }, { downPaymentCents: 10_000_00 }],
    [{ duree: "20" }, { years: 20 }],
    [{ duree: "2" }, { years: 5 }],
    [{ duree: "90" }, { years: 27 }],
    [{ duree: "zz" }, {}],
    [{ taux: "3,15 %" }, { annualRateBps: 315 }],
    [{ taux: "3.4" }, { annualRateBps: 340 }],
    [{ taux: "0,01" }, { annualRateBps: 1 }],
    [{ taux: "15" }, { annualRateBps: 1_500 }],
  ])("is read of %j", (inputs, expected) => {
    expect(readLoan(PRICE, inputs)).toEqual({ request: { ...USUAL, ...expected }, problems: {} });
  });

  it.each([
    [{ apport: "-5" }, { apport: "negative" }],
    [{ apport: "beaucoup" }, { apport: "unreadable" }],
    [{ apport: "3.125" }, { apport: "ambiguous" }],
    [
      { apport: "350,000", travaux: "x" },
      { apport: "ambiguous", travaux: "unreadable" },
    ],
    [{ apport: "999999999999" }, { apport: "too-large" }],
    [{ taux: "40" }, { taux: "too-large" }],
    [{ taux: "15,01" }, { taux: "too-large" }],
    [{ taux: "0" }, { taux: "too-small" }],
    [{ taux: "0,00 %" }, { taux: "too-small" }],
    [{ taux: "-1" }, { taux: "negative" }],
    [{ taux: "trois" }, { taux: "unreadable" }],
    [{ taux: "3,125" }, { taux: "decimals" }],
    [{ taux: "1e3" }, { taux: "unreadable" }],
    [{ taux: "NaN" }, { taux: "unreadable" }],
  ])("is not guessed of %j: its fields say why", (inputs, problems) => {
    expect(readLoan(PRICE, inputs)).toEqual({ request: null, problems });
  });

  it("can be simulated wherever it is read", () => {
    const text = fc.option(fc.oneof(fc.string({ unit: "binary" }), fc.double().map(String)), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.record({ apport: text, travaux: text, duree: text, taux: text }), (inputs) => {
        const { request, problems } = readLoan(PRICE, inputs);
        if (request === null) expect(Object.keys(problems)).not.toEqual([]);
        else expect(simulateLoan(request).monthlyCents).toBeGreaterThanOrEqual(0);
        expect(readYears(inputs)).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});
