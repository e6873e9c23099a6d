import { expect, test } from "vitest";
import { groupedSecret, newRecoveryCode, readCode, timeStep } from "./rules.ts";

test.each([
  ["123456", { kind: "totp", code: "123456" }],
  [" 123 456 ", { kind: "totp", code: "123456" }],
  ["123-456", { kind: "totp", code: "123456" }],
  ["１２３４５６", { kind: "totp", code: "123456" }],
  ["000000", { kind: "totp", code: "000000" }],
  ["7K3M-0000-ABCD-ZZZZ", { kind: "recovery", code: "7K3M0000ABCDZZZZ" }],
  ["7k3m 0000 abcd zzzz", { kind: "recovery", code: "7K3M0000ABCDZZZZ" }],
  ["7k3m–0000—abcd‑zzzz", { kind: "recovery", code: "7K3M0000ABCDZZZZ" }],
  ["7K3MOOOOABCDIiLl", { kind: "recovery", code: "7K3M0000ABCD1111" }],
  ["", null],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["7K3M-0000-ABCD-ZZZ", null],
  ["7K3M-0000-ABCD-ZZZZZ", null],
  ["7K3M-0000-ABCD-ZZZU", null],
  ["7K3M-0000-ABCD-ZZZ'", null],
  ["' OR 1=1 --", null],
  ["\0".repeat(16), null],
  ["1".repeat(100_000), null],
])("%j is read as %j", (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

test("a recovery code has four groups without look-alikes, and is read as what it is", () => {
  for (let time = 0; time < 200; time++) {
    const code = newRecoveryCode();
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(code).not.toMatch(/[ILOU]/);
    expect(readCode(code)).toEqual({ kind: "recovery", code: code.replaceAll("-", "") });
  }
});

test("a secret is shown in groups of four", () => {
  expect(groupedSecret("JBSWY3DPEHPK3PXPAB")).toBe("JBSW Y3DP EHPK 3PXP AB");
});

test("a time step lasts thirty seconds", () => {
  expect(timeStep(new Date(0))).toBe(0);
  expect(timeStep(new Date(29_999))).toBe(0);
  expect(timeStep(new Date(30_000))).toBe(1);
});
