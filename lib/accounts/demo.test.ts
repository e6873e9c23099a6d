import { expect, test } from "vitest";
import { DEMO_ACCOUNTS, isShutDemoAddress, offeredDemoAccounts } from "./demo.ts";

const BUYER = "acheteur@demo.loopimmo.fr";
const TRUST = "trust@demo.loopimmo.fr";

test.each([
  ["true", BUYER, false],
  ["true", TRUST, false],
  ["public", BUYER, false],
  ["public", TRUST, true],
  ["false", BUYER, true],
  ["false", TRUST, true],
  ["false", "camille@example.org", false],
  ["public", "trust@example.org", false],
] as const)("with demonstration accounts %s, %s is shut: %s", (mode, address, shut) => {
  expect(isShutDemoAddress(address, mode)).toBe(shut);
});

test("what is offered is what can be opened", () => {
  for (const mode of ["true", "public", "false"] as const) {
    const open = DEMO_ACCOUNTS.filter(({ email }) => !isShutDemoAddress(email, mode));
    expect(offeredDemoAccounts(mode)).toEqual(open);
  }
});
