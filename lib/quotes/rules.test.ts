import { describe, expect, test } from "vitest";
import {
  answerDayFaults,
  isWishable,
  possibleMoves,
  QUOTE_MOVES,
  QUOTE_SIDES,
  QUOTE_STATUSES,
  type QuoteFacts,
  type QuoteSide,
  type QuoteStatus,
  quoteMove,
  quoteState,
} from "./rules.ts";

const TODAY = "2026-11-28";

const facts = (changes: Partial<QuoteFacts> = {}): QuoteFacts => ({
  status: "answered",
  day: TODAY,
  validUntil: TODAY,
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
