import { expect, test } from "vitest";
import { givesAddress } from "./disclosure.ts";

test.each([
  ["pending", "physical", false],
  ["scheduled", "physical", true],
  ["completed", "physical", true],
  ["cancelled", "physical", false],
  ["pending", "virtual", false],
  ["scheduled", "virtual", false],
  ["completed", "virtual", false],
  ["cancelled", "virtual", false],
] as const)("a visit that is %s and %s gives the address: %j", (status, type, gives) => {
  expect(givesAddress({ status, type })).toBe(gives);
});
