import { expect, it } from "vitest";
import { simulatorPrice } from "./simulator-price";

it.each([
  [undefined, 300_000, null],
  ["", 300_000, null],
  [" ", 300_000, null],
  ["abc", 300_000, "unreadable"],
  ["-5", 300_000, "unreadable"],
  ["1e9", 300_000, "unreadable"],
  ["450000", 450_000, null],
  ["450 000 €", 450_000, null],
  ["450\u202f000\u00a0€", 450_000, null],
  ["455555", 455_555, null],
  ["50000", 50_000, null],
  ["49999", 50_000, "below"],
  ["2000000", 2_000_000, null],
  ["2000001", 2_000_000, "above"],
  ["999999999999", 2_000_000, "above"],
  ["9".repeat(100_000), 300_000, "unreadable"],
  [["400000", "500000"], 400_000, null],
])("reads %j as a price the simulator can show, and says what was wrong", (raw, price, problem) => {
  expect(simulatorPrice(raw)).toEqual({ price, problem });
});
