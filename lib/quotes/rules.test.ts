import { describe, expect, test } from "vitest";
import {
  answerDayFaults,
  isLinkClosed,
  isWishable,
  linkUntil,
  possibleMoves,
  QUOTE_MOVES,
  QUOTE_SIDES,
  QUOTE_STATUSES,
  type QuoteFacts,
  type QuoteSide,
  type QuoteStatus,
  quoteMove,
  quoteState,
  subjectHome,
} from "./rules.ts";

const TODAY = "2026-11-28";

const facts = (changes: Partial<QuoteFacts> = {}): QuoteFacts => ({
  status: "answered",
  day: TODAY,
  validUntil: TODAY,
  movedOn: TODAY,
  endedOn: null,
  isReviewed: false,
  isSuspended: false,
  isErased: false,
  ...changes,
});

/** The moves of a side on the day before the work, and on its day. */
const possibleMovesAround = (side: QuoteSide, status: QuoteStatus) =>
  ["2026-11-29", TODAY].flatMap((day) => possibleMoves(side, facts({ status, day }), TODAY));

describe("who may do what", () => {
  const ALLOWED = [
    ["sent", "client", ["cancel", "write"]],
    ["sent", "provider", ["answer", "decline", "write"]],
    ["answered", "client", ["accept", "cancel", "write"]],
    ["answered", "provider", ["answer", "decline", "write"]],
    ["accepted", "client", ["complete", "cancel", "write"]],
    ["accepted", "provider", ["complete", "cancel", "write"]],
    ["done", "client", ["review", "write"]],
    ["done", "provider", ["write"]],
    ["declined", "client", []],
    ["declined", "provider", []],
    ["cancelled", "client", []],
    ["cancelled", "provider", []],
  ] as const;

  test("the table names each status and side once", () => {
    expect(ALLOWED).toHaveLength(QUOTE_STATUSES.length * QUOTE_SIDES.length);
  });

  test.each(ALLOWED)("%s, %s: %s", (status, side, moves) => {
    // The day before the work an accepted quote can be cancelled; it is done from its day on.
    const possible = new Set(possibleMovesAround(side, status));
    expect([...possible].sort()).toEqual([...moves].sort());
    for (const move of QUOTE_MOVES) {
      const outcome = quoteMove(move, side, facts({ status }), TODAY);
      if (!(moves as readonly string[]).includes(move)) {
        expect(outcome).toEqual({ ok: false, code: "quote.moved" });
      }
    }
  });
});

describe("when", () => {
  test("an answer is accepted until its last day, and has lapsed the day after", () => {
    expect(quoteMove("accept", "client", facts(), TODAY).ok).toBe(true);
    const late = "2026-11-29";
    expect(quoteMove("accept", "client", facts(), late)).toEqual({
      ok: false,
      code: "quote.lapsed",
    });
    expect(quoteState(facts(), late)).toBe("lapsed");
    // What was accepted does not lapse.
    expect(quoteState(facts({ status: "accepted" }), late)).toBe("accepted");
    expect(quoteMove("answer", "provider", facts(), late)).toEqual({ ok: true, to: "answered" });
  });

  test("work is done from its day on", () => {
    const accepted = facts({ status: "accepted", day: "2026-12-01" });
    for (const side of QUOTE_SIDES) {
      expect(quoteMove("complete", side, accepted, "2026-11-30")).toEqual({
        ok: false,
        code: "quote.too-early",
      });
      expect(quoteMove("complete", side, accepted, "2026-12-01")).toEqual({ ok: true, to: "done" });
    }
  });

  test("the provider cancels before the day of the work, the client whenever it is not done", () => {
    const accepted = facts({ status: "accepted", day: "2026-12-01" });
    expect(quoteMove("cancel", "provider", accepted, "2026-11-30").ok).toBe(true);
    for (const today of ["2026-12-01", "2026-12-02"]) {
      expect(quoteMove("cancel", "provider", accepted, today)).toEqual({
        ok: false,
        code: "quote.too-late",
      });
      expect(possibleMoves("provider", accepted, today)).toEqual(["complete", "write"]);
      expect(quoteMove("cancel", "client", accepted, today)).toEqual({ ok: true, to: "cancelled" });
    }
  });

  test("nothing is done with a client whose account is erased", () => {
    const erased = facts({ status: "done", isErased: true });
    expect(possibleMoves("provider", erased, TODAY)).toEqual([]);
    expect(quoteMove("write", "provider", erased, TODAY)).toEqual({
      ok: false,
      code: "quote.client-left",
    });
  });

  test("work is reviewed once", () => {
    const done = facts({ status: "done" });
    expect(quoteMove("review", "client", done, TODAY)).toEqual({ ok: true, to: "done" });
    expect(quoteMove("review", "client", { ...done, isReviewed: true }, TODAY)).toEqual({
      ok: false,
      code: "quote.reviewed",
    });
  });

  test("a suspended provider answers nothing and is hired by nobody, but ends what it began", () => {
    const suspended = { isSuspended: true };
    const code = "provider.suspended";
    const sent = facts({ ...suspended, status: "sent" });
    expect(quoteMove("answer", "provider", sent, TODAY)).toEqual({ ok: false, code });
    expect(quoteMove("accept", "client", facts(suspended), TODAY)).toEqual({ ok: false, code });
    const accepted = facts({ ...suspended, status: "accepted" });
    expect(quoteMove("complete", "provider", accepted, TODAY).ok).toBe(true);
    expect(quoteMove("cancel", "client", accepted, TODAY).ok).toBe(true);
  });
});

test.each([
  [TODAY, TODAY, {}],
  ["2026-12-24", "2026-12-10", {}],
  ["2026-11-27", TODAY, { day: "past", validUntil: "after-day" }],
  ["2026-12-24", "2026-11-27", { validUntil: "past" }],
  ["2026-12-24", "2026-12-25", { validUntil: "after-day" }],
  ["2027-11-28", "2027-05-27", {}],
  ["2027-11-29", "2027-05-28", { day: "far", validUntil: "far" }],
])("an answer for the %s, valid until the %s", (day, validUntil, faults) => {
  expect(answerDayFaults({ day, validUntil }, TODAY)).toEqual(faults);
});

test.each([
  ["2026-11-27", false],
  [TODAY, true],
  ["2027-11-28", true],
  ["2027-11-29", false],
])("the %s can be wished: %s", (day, isPossible) => {
  expect(isWishable(day, TODAY)).toBe(isPossible);
});

describe("a provider's link", () => {
  const OLD = "2026-08-01";
  test.each<[string, Partial<QuoteFacts>, string | null]>([
    ["nobody answered yet", { status: "sent", day: null, validUntil: null, movedOn: OLD }, null],
    ["a valid answer", { validUntil: "2026-12-10", movedOn: OLD }, "2027-03-10"],
    ["one whose validity is over", { validUntil: "2026-08-30", movedOn: OLD }, "2026-11-28"],
    ["of which they still talk", { validUntil: OLD, movedOn: "2026-11-20" }, "2027-02-18"],
    ["agreed work", { status: "accepted", day: "2026-12-01", movedOn: OLD }, "2027-03-01"],
    [
      "work that was done, written about since",
      { status: "done", day: OLD, endedOn: OLD, movedOn: TODAY },
      "2026-10-30",
    ],
    ["declined", { status: "declined", endedOn: "2026-08-30", movedOn: OLD }, "2026-11-28"],
    ["cancelled", { status: "cancelled", endedOn: "2026-08-29", movedOn: OLD }, "2026-11-27"],
  ])("of %s", (_what, changes, until) => {
    expect(linkUntil(facts(changes))).toBe(until);
    expect(isLinkClosed(facts(changes), TODAY)).toBe(until !== null && until < TODAY);
  });

  test("is good for nothing once it is closed, while the client still says how it went", () => {
    const over = { day: OLD, validUntil: OLD, movedOn: OLD } as const;
    const done = facts({ ...over, status: "done", endedOn: OLD });
    expect(possibleMoves("client", done, TODAY)).toEqual(["review"]);
    expect(possibleMoves("provider", done, TODAY)).toEqual([]);
    expect(quoteMove("write", "client", done, TODAY)).toEqual({ ok: false, code: "quote.closed" });
    const agreed = facts({ ...over, status: "accepted" });
    expect(possibleMoves("client", agreed, TODAY)).toEqual(["complete", "cancel"]);
    expect(quoteMove("complete", "provider", agreed, TODAY)).toEqual({
      ok: false,
      code: "quote.closed",
    });
    const lapsed = facts(over);
    expect(possibleMoves("client", lapsed, TODAY)).toEqual(["cancel"]);
    expect(possibleMoves("provider", lapsed, TODAY)).toEqual([]);
  });
});

test.each([
  ["the home that was named", { home: "b", place: "rennes" }, "b"],
  [
    "none where the named one is somebody else's, though one is in its commune",
    { home: "x", place: "rennes" },
    null,
  ],
  ["none in another commune", { home: "x", place: "vitre" }, null],
  ["none where nothing was said", { home: null, place: null }, null],
])("a request is about %s", (_what, subject, id) => {
  const homes = [
    { id: "a", citySlug: "rennes" },
    { id: "b", citySlug: "hendaye" },
  ];
  expect(subjectHome(homes, subject)).toBe(id);
});
