import { describe, expect, test } from "vitest";
import { isVatNumber, sirenOfVat } from "./accounts/vat.ts";
import {
  BATCH_ACTIONS,
  BATCH_STATES,
  batchStateOf,
  contestDay,
  contestEnd,
  mayMoveBatch,
  needsSecondPerson,
  obstacleOf,
  payableBy,
  statementNumber,
  statementStateOf,
} from "./rules.ts";

const NOW = new Date("2026-12-10T09:00:00Z");
const BEFORE = new Date("2026-12-09T09:00:00Z");
const AFTER = new Date("2026-12-11T09:00:00Z");

test.each([
  ["2026-01", "2026-04-30"],
  ["2026-03", "2026-04-30"],
  ["2026-04", "2026-07-31"],
  ["2026-09", "2026-10-31"],
  ["2026-11", "2027-01-31"],
  ["2026-12", "2027-01-31"],
])("what fell due in %s is paid by %s", (month, day) => {
  expect(payableBy(month)).toBe(day);
});

test.each([
  // Winter, and over the change of the clocks.
  ["2026-12-01T08:00:00Z", "2026-12-06", "2026-12-06T23:00:00.000Z"],
  ["2026-03-27T08:00:00Z", "2026-04-01", "2026-04-01T22:00:00.000Z"],
  // Late in the evening it is the next day in Paris.
  ["2026-11-30T23:30:00Z", "2026-12-06", "2026-12-06T23:00:00.000Z"],
])("a draft sent at %s is contested until the end of %s", (sent, day, end) => {
  expect(contestDay(new Date(sent))).toBe(day);
  expect(contestEnd(new Date(sent)).toISOString()).toBe(end);
});

test("a number names the looper, the year and the rank", () => {
  expect(statementNumber("k7f3abcd1234", 2026, 7)).toBe("RL-K7F3ABCD1234-2026-007");
  expect(statementNumber("k7f3abcd1234", 2026, 1_234)).toBe("RL-K7F3ABCD1234-2026-1234");
});

test.each([
  [{ isIssued: false, totalCents: 100, payout: null }, "draft"],
  [{ isIssued: true, totalCents: 100, payout: null }, "to_pay"],
  [{ isIssued: true, totalCents: -100, payout: null }, "to_pay"],
  [{ isIssued: true, totalCents: 0, payout: null }, "settled"],
  [{ isIssued: true, totalCents: 100, payout: { outcome: null } }, "in_payment"],
  [{ isIssued: true, totalCents: 100, payout: { outcome: "paid" } }, "paid"],
] as const)("a statement of %j is %s", (facts, state) => {
  expect(statementStateOf(facts)).toBe(state);
});

describe("a batch", () => {
  const facts = { approvedAt: null, fileTakenAt: null, cancelledAt: null, open: 2 };
  test.each([
    [facts, "waiting"],
    [{ ...facts, approvedAt: NOW }, "approved"],
    [{ ...facts, approvedAt: NOW, fileTakenAt: NOW }, "sent"],
    [{ ...facts, approvedAt: NOW, fileTakenAt: NOW, open: 0 }, "done"],
    [{ ...facts, approvedAt: NOW, cancelledAt: NOW }, "cancelled"],
  ])("with %j is %s", (of, state) => {
    expect(batchStateOf(of)).toBe(state);
  });

  const POSSIBLE: Record<(typeof BATCH_STATES)[number], readonly string[]> = {
    waiting: ["approve", "cancel"],
    approved: ["cancel", "take-file"],
    sent: ["take-file", "record"],
    done: ["take-file"],
    cancelled: [],
  };
  test.each(
    BATCH_STATES.flatMap((state) => BATCH_ACTIONS.map((action) => [state, action] as const)),
  )("that is %s: %s", (state, action) => {
    expect(mayMoveBatch(action, state)).toBe(POSSIBLE[state].includes(action));
  });

  test("takes a second person above a thousand euros", () => {
    expect(needsSecondPerson(1_000_00)).toBe(false);
    expect(needsSecondPerson(1_000_01)).toBe(true);
  });
});

const payee = { isDemo: false, isOwn: false, payableFrom: BEFORE, owedCents: 1 };
test.each([
  [payee, null],
  [{ ...payee, isDemo: true }, "demo"],
  [{ ...payee, isOwn: true }, "own"],
  [{ ...payee, owedCents: 0 }, "nothing"],
  [{ ...payee, owedCents: -5 }, "nothing"],
  [{ ...payee, payableFrom: null }, "no_account"],
  [{ ...payee, payableFrom: AFTER }, "account_waits"],
  [{ ...payee, payableFrom: NOW }, null],
])("a payee with %j: %s", (facts, obstacle) => {
  expect(obstacleOf(facts, NOW)).toBe(obstacle);
});

test.each([
  ["FR83404833048", true],
  ["FR82404833048", false],
  ["FR4048330480", false],
  ["DE404833048", false],
  ["", false],
])("%s as a VAT number: %s", (text, valid) => {
  expect(isVatNumber(text)).toBe(valid);
});

test("a VAT number names a SIREN", () => {
  expect(sirenOfVat("FR83404833048")).toBe("404833048");
});
