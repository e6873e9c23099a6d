import { describe, expect, test } from "vitest";
import { LOOPER_PAY_RULES } from "../pricing/rules.ts";
import { type PaidVisit, payFactsOf, unpaidReasonOf, type VisitPayFacts } from "./rules.ts";

const [OLD, RULE] = LOOPER_PAY_RULES;
const FACTS: VisitPayFacts = {
  ...{ paidOfBuyer: 0, hasOpenOffer: false, paidOfHome: 0, consentedTo: null },
  ...{ paidCents: 0, feeCents: 8_000_00, vatBps: 2_000 },
};

describe("a visit is paid, or why not", () => {
  test.each<[Partial<VisitPayFacts>, ReturnType<typeof unpaidReasonOf>]>([
    [{}, null],
    [{ paidOfBuyer: 1 }, "same_buyer"],
    [{ paidOfBuyer: 1, hasOpenOffer: true }, null],
    [{ paidOfBuyer: 3, hasOpenOffer: true }, null],
    [{ paidOfHome: 11 }, null],
    [{ paidOfHome: 12 }, "home_limit"],
    [{ paidOfHome: 12, consentedTo: 13 }, null],
    [{ paidOfHome: 13, consentedTo: 13 }, "home_limit"],
    // A consent to fewer than the rule pays takes nothing away.
    [{ paidOfHome: 11, consentedTo: 5 }, null],
    // Half of 6 666,67 €.
    [{ paidCents: 3_208_33 }, null],
    [{ paidCents: 3_208_35 }, "fee_limit"],
    // Overseas: half of 7 373,27 €, and of 8 000 €.
    [{ paidCents: 3_208_35, vatBps: 850 }, null],
    [{ paidCents: 3_875_00, vatBps: 0 }, null],
    [{ paidCents: 3_875_01, vatBps: 0 }, "fee_limit"],
    [{ paidOfBuyer: 1, paidOfHome: 12, paidCents: 9_000_00 }, "same_buyer"],
    [{ paidOfHome: 12, paidCents: 9_000_00 }, "home_limit"],
  ])("%j: %s", (facts, reason) => {
    expect(unpaidReasonOf(RULE, { ...FACTS, ...facts })).toBe(reason);
    expect(unpaidReasonOf(OLD, { ...FACTS, ...facts })).toBeNull();
  });
});

test("visits before a mandate count for its home, and not for a buyer under it", () => {
  const mandateSince = new Date("2026-11-10T09:00:00Z");
  const home = { mandateSince, feeCents: 8_000_00, vatBps: 2_000, consentedTo: null };
  const paid: PaidVisit[] = [
    { buyerId: "b", startsAt: new Date("2026-11-01T09:00:00Z"), amountCents: 125_00 },
    { buyerId: "b", startsAt: new Date("2026-11-12T09:00:00Z"), amountCents: 125_00 },
    { buyerId: null, startsAt: null, amountCents: 125_00 },
  ];
  const facts = payFactsOf(paid, home, { buyerId: "b", hasOpenOffer: false });
  expect(facts).toMatchObject({ paidOfBuyer: 1, paidOfHome: 3, paidCents: 375_00 });
  const before = payFactsOf(
    paid,
    { ...home, mandateSince: null },
    { buyerId: "b", hasOpenOffer: false },
  );
  expect(before.paidOfBuyer).toBe(2);
});
