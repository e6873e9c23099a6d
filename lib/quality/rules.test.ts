import { describe, expect, test } from "vitest";
import {
  afterOutcome,
  agrees,
  isTooLow,
  MEASURES,
  mayAnswer,
  measuresFor,
  outcomesIn,
  QUALITY_OUTCOMES,
  QUALITY_STATES,
  type QualityOutcome,
  type QualityState,
  sharePercent,
} from "./rules.ts";
import { decideCheckSchema } from "./schemas.ts";

const MOVES: Record<QualityState, Record<QualityOutcome, QualityState | null>> = {
  open: { conforming: "closed", to_correct: "correcting", non_conforming: "closed" },
  correcting: { conforming: "closed", to_correct: null, non_conforming: "closed" },
  closed: { conforming: null, to_correct: null, non_conforming: null },
};

test.each(
  QUALITY_STATES.flatMap((state) => QUALITY_OUTCOMES.map((each) => [state, each] as const)),
)("a check that is %s, found %s", (state, outcome) => {
  expect(afterOutcome(state, outcome)).toBe(MOVES[state][outcome]);
  expect(outcomesIn(state).includes(outcome)).toBe(MOVES[state][outcome] !== null);
});

test("no name of an object's own is a conclusion", () => {
  for (const name of ["toString", "__proto__", "constructor"])
    expect(afterOutcome("open", name as QualityOutcome)).toBeNull();
});

test.each<[QualityOutcome, "yes" | "no" | "unknown", boolean]>([
  ["conforming", "yes", true],
  ["conforming", "unknown", true],
  ["conforming", "no", false],
  ["to_correct", "yes", false],
  ["to_correct", "no", true],
  ["non_conforming", "unknown", false],
  ["non_conforming", "no", true],
])("%s with a point at %s: %s", (outcome, answer, expected) => {
  expect(agrees(outcome, { photos: "yes", text: answer })).toBe(expected);
});

test.each([
  ["listing", { canReverse: true, canWithdraw: true, canSuspend: true }, ["withdraw", "suspend"]],
  ["listing", { canReverse: true, canWithdraw: false, canSuspend: false }, []],
  ["visit", { canReverse: true, canWithdraw: true, canSuspend: true }, ["reverse", "suspend"]],
  ["visit", { canReverse: false, canWithdraw: true, canSuspend: false }, []],
] as const)("what can follow for a %s with %o: %o", (kind, facts, expected) => {
  const measures = measuresFor({ kind, ...facts });
  expect(measures).toEqual(expected);
  expect(MEASURES).toEqual(expect.arrayContaining(measures));
});

test.each([
  [7, 10, true, 70],
  [8, 10, false, 80],
  [0, 9, false, 0],
  [7, 9, false, 77],
  [79, 99, true, 79],
  [80, 100, false, 80],
  [799, 1000, true, 79],
])("%i of %i is too low: %s, and is shown as %i", (conforming, checked, low, shown) => {
  expect(isTooLow({ conforming, checked })).toBe(low);
  expect(sharePercent({ conforming, checked })).toBe(shown);
});

describe("an answer", () => {
  const AT = new Date("2026-11-30T08:00:00Z");
  const days = (count: number) => new Date(AT.getTime() + count * 86_400_000);
  test.each<[string, Date | null, Date | null, Date, boolean]>([
    ["the first one, whenever", null, null, days(90), true],
    ["changed within a week", AT, null, days(6.9), true],
    ["changed after it", AT, null, days(7), false],
    ["that the team dealt with", AT, AT, days(1), false],
  ])("%s", (_title, answeredAt, settledAt, now, expected) => {
    expect(mayAnswer({ answeredAt, settledAt }, now)).toBe(expected);
  });
});

describe("a conclusion's form", () => {
  const listing = {
    ...{ checkId: "abcdefghjkm1", kind: "listing", outcome: "conforming", note: "", seen: "open" },
    ...{ "point-photos": "yes", "point-people": "yes", "point-energy": "unknown" },
    ...{ "point-price": "yes", "point-place": "yes", "point-text": "yes" },
  };
  const fault = { ...listing, outcome: "non_conforming", note: "Photos d’un autre bien" };
  const faulty = { ...fault, "point-photos": "no" };

  test("says each point, and what follows only of what is not in order", () => {
    expect(decideCheckSchema.parse({ ...listing, withdraw: "on", suspend: "" })).toEqual({
      ...{
        checkId: "abcdefghjkm1",
        kind: "listing",
        outcome: "conforming",
        note: "",
        seen: "open",
      },
      answers: {
        ...{ photos: "yes", people: "yes", energy: "unknown" },
        ...{ price: "yes", place: "yes", text: "yes" },
      },
      ...{ reverse: null, suspend: null, withdraw: false },
    });
    expect(
      decideCheckSchema.parse({ ...faulty, withdraw: "on", suspend: "visits-not-held" }),
    ).toMatchObject({ withdraw: true, suspend: "visits-not-held", reverse: null });
  });

  test.each<[string, Record<string, unknown>]>([
    ["a state that is none", { ...listing, seen: "late" }],
    ["no point", { ...listing, "point-text": undefined }],
    ["a point of another kind", { ...listing, "point-times": "yes" }],
    ["a point with another answer", { ...listing, "point-text": "maybe" }],
    ["another outcome", { ...listing, outcome: "fine" }],
    ["another kind", { ...listing, kind: "visit" }],
    ["in order with a point that is not", { ...listing, "point-photos": "no" }],
    ["not in order without one that is not", fault],
    ["not in order without a word", { ...faulty, note: "" }],
    ["a note that is too long", { ...faulty, note: "x".repeat(301) }],
    ["a line taken back for a listing", { ...faulty, reverse: "visit_not_made" }],
    ["a reason to suspend that is none", { ...faulty, suspend: "because" }],
    ["an id that is none", { ...listing, checkId: "' OR 1=1" }],
    ["a field too much", { ...listing, looperId: "abcdefghjkm1" }],
  ])("is refused with %s", (_title, typed) => {
    expect(decideCheckSchema.safeParse(typed).success).toBe(false);
  });
});
