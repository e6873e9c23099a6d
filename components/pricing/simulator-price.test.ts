import { expect, it } from "vitest";
import { simulatorPrice } from "./simulator-price";

it.each([
  [undefined, 300_000],
  ["", 300_000],
  ["abc", 300_000],
  ["-5", 300_000],
  ["1e9", 300_000],
  ["450000", 450_000],
  ["450 000 €", 450_000],
  ["450\u202f000\u00a0€", 450_000],
  ["455555", 455_555],
  ["1", 50_000],
  ["999999999999", 2_000_000],
  ["9".repeat(100_000), 300_000],
  [["400000", "500000"], 400_000],
])("reads %j as a price the simulator can show", (raw, expected) => {
  expect(simulatorPrice(raw)).toBe(expected);
});
