import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BURST_OF_CODE,
  BURST_OF_NETWORK,
  HELD_REASONS,
  type HeldReason,
  type ReferralFacts,
  settleReferral,
} from "./referral-rules.ts";

const zoe = { mailbox: "zoe@example.org", lookAlike: "zoe@exarnple.org" };
const camille = { mailbox: "camille@example.org", lookAlike: "carnille@exarnple.org" };

/** A person brought by another, with nothing against it. */
const facts = (changes: Partial<ReferralFacts> = {}): ReferralFacts => ({
  referred: zoe,
  others: [camille],
  isDisposable: false,
  closesLoop: false,
  isSameNetwork: false,
  nearOfCode: 1,
  nearOfNetwork: 1,
  ...changes,
});

describe("a referral", () => {
  test.each<[string, Partial<ReferralFacts>, HeldReason[]]>([
    ["of two people", {}, []],
    ["by an account of nobody on the list", { others: [] }, []],
    ["of the referrer's own mailbox", { others: [zoe] }, ["same-mailbox"]],
    ["of somebody else's mailbox on the list", { others: [camille, zoe] }, ["same-mailbox"]],
    [
      "of an address that looks like another",
      { others: [{ ...zoe, mailbox: "z0e@example.org" }] },
      ["look-alike"],
    ],
    ["of an address to be thrown away", { isDisposable: true }, ["disposable"]],
    ["that is the last a code may bring at once", { nearOfCode: BURST_OF_CODE }, []],
    ["that is one too many of a code", { nearOfCode: BURST_OF_CODE + 1 }, ["burst"]],
    ["that is the last of a network", { nearOfNetwork: BURST_OF_NETWORK }, []],
    ["that is one too many of a network", { nearOfNetwork: BURST_OF_NETWORK + 1 }, ["burst"]],
    ["that comes round to the referrer", { closesLoop: true }, ["loop"]],
    ["from the referrer's network", { isSameNetwork: true }, ["same-network"]],
    [
      "with everything against it",
      {
        others: [zoe, { ...zoe, mailbox: "z0e@example.org" }],
        isDisposable: true,
        closesLoop: true,
        isSameNetwork: true,
        nearOfCode: 100,
      },
      [...HELD_REASONS],
    ],
  ])("%s", (_, changes, reasons) => {
    const status = reasons.length === 0 ? "counted" : "held";
    expect(settleReferral(facts(changes))).toEqual({ status, reasons });
  });

  test("counts exactly when nothing speaks against it", () => {
    const spelling = fc.record({ mailbox: fc.string(), lookAlike: fc.string() });
    const any = fc.record({
      referred: spelling,
      others: fc.array(spelling),
      isDisposable: fc.boolean(),
      closesLoop: fc.boolean(),
      isSameNetwork: fc.boolean(),
      nearOfCode: fc.nat(30),
      nearOfNetwork: fc.nat(10),
    });
    fc.assert(
      fc.property(any, (given) => {
        const { status, reasons } = settleReferral(given);
        expect(status === "counted").toBe(reasons.length === 0);
        expect(new Set(reasons).size).toBe(reasons.length);
      }),
    );
  });
});
