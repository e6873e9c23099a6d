import { expect, it } from "vitest";
import { simulatorPrice } from "./simulator-price";

it.each([
  [undefined, 300_000, null],
  ["", 300_000, null],
  [" \u200b", 300_000, null],
  ["450000", 450_000, null],
  ["450 000 €", 450_000, null],
  ["450\u202f000\u00a0€", 450_000, null],
  ["350.000", 350_000, null],
  ["350k", 350_000, null],
  ["1,2 M€", 1_200_000, null],
  ["455555", 455_555, null],
  ["455555,50", 455_555.5, null],
  ["50000", 50_000, null],
  ["49999", 50_000, "below"],
  ["2000000", 2_000_000, null],
  ["2000001", 2_000_000, "above"],
  ["999999999999", 2_000_000, "above"],
  [["400000", "500000"], 400_000, null],
])("reads %j as a price the simulator can show, and says what was wrong", (raw, price, problem) => {
  expect(simulatorPrice(raw)).toEqual({ text: null, priceCents: price * 100, problem });
});

it.each([
  ["abc", "unreadable"],
  ["-5", "negative"],
  ["1e9", "unreadable"],
  ["3.125", "ambiguous"],
  ["350,000", "ambiguous"],
])("counts nothing for %j, and leaves it as it was typed", (text, problem) => {
  expect(simulatorPrice(text)).toEqual({ text, priceCents: null, problem });
});

it("shows no more of an endless text than fits its field", () => {
  expect(simulatorPrice("9".repeat(100_000))).toEqual({
    text: "9".repeat(60),
    priceCents: null,
    problem: "unreadable",
  });
});
