import { describe, expect, it, test } from "vitest";
import {
  isOpenLead,
  LEAD_KINDS,
  LEAD_MOVERS,
  LEAD_MOVES,
  LEAD_STATUSES,
  type LeadAction,
  type LeadKind,
  type LeadMover,
  type LeadStatus,
  looperActionsOf,
  movedTo,
} from "./states.ts";

const ACTIONS = Object.keys(LEAD_MOVES) as LeadAction[];
const HELD = {
  buyer: ["accepted", "contacted", "qualified"],
  seller: ["accepted", "contacted", "appointment", "mandate"],
} as const;

const STATUSES_OF: Record<LeadKind, readonly LeadStatus[]> = {
  buyer: LEAD_STATUSES.filter((status) => status !== "appointment" && status !== "mandate"),
  seller: LEAD_STATUSES.filter((status) => status !== "qualified"),
};

/** Every transition, written out: what is not there is refused. */
const EXPECTED: [LeadMover, LeadAction, LeadKind, string][] = [
  ["looper", "accept", "buyer", "offered>accepted"],
  ["looper", "accept", "seller", "offered>accepted"],
  ["looper", "decline", "buyer", "offered>offered"],
  ["looper", "decline", "seller", "offered>offered"],
  ["looper", "call", "buyer", "accepted>contacted contacted>contacted qualified>qualified"],
  [
    ...(["looper", "call", "seller"] as const),
    "accepted>contacted contacted>contacted appointment>appointment mandate>mandate",
  ],
  ["looper", "note", "buyer", "accepted>accepted contacted>contacted qualified>qualified"],
  [
    ...(["looper", "note", "seller"] as const),
    "accepted>accepted contacted>contacted appointment>appointment mandate>mandate",
  ],
  ["looper", "appoint", "buyer", ""],
  [
    ...(["looper", "appoint", "seller"] as const),
    "accepted>appointment contacted>appointment appointment>appointment mandate>mandate",
  ],
  ["looper", "close", "buyer", "accepted>lost contacted>lost qualified>lost"],
  ["looper", "close", "seller", "accepted>lost contacted>lost appointment>lost mandate>lost"],
  [
    ...(["fact", "reply", "buyer"] as const),
    "offered>contacted accepted>contacted contacted>contacted qualified>qualified",
  ],
  [
    ...(["fact", "reply", "seller"] as const),
    "offered>contacted accepted>contacted contacted>contacted appointment>appointment mandate>mandate",
  ],
  [
    ...(["fact", "visit", "buyer"] as const),
    "offered>qualified accepted>qualified contacted>qualified qualified>qualified",
  ],
  ["fact", "visit", "seller", ""],
  ["fact", "mandate", "buyer", ""],
  [
    ...(["fact", "mandate", "seller"] as const),
    "offered>mandate accepted>mandate contacted>mandate appointment>mandate mandate>mandate",
  ],
  [
    ...(["fact", "deed", "buyer"] as const),
    "offered>won accepted>won contacted>won qualified>won lost>won",
  ],
  [
    ...(["fact", "deed", "seller"] as const),
    "offered>won accepted>won contacted>won appointment>won mandate>won lost>won",
  ],
  [
    ...(["fact", "fall", "buyer"] as const),
    "offered>qualified accepted>qualified contacted>qualified qualified>qualified won>qualified",
  ],
  ["fact", "fall", "seller", "won>mandate"],
  [
    ...(["fact", "release", "buyer"] as const),
    "offered>offered accepted>offered contacted>offered qualified>offered",
  ],
  [
    ...(["fact", "release", "seller"] as const),
    "offered>offered accepted>offered contacted>offered appointment>offered mandate>mandate",
  ],
  ["person", "withdraw", "buyer", ""],
  [
    ...(["person", "withdraw", "seller"] as const),
    "offered>lost accepted>lost contacted>lost appointment>lost lost>lost",
  ],
  ["clock", "expire", "buyer", "offered>offered"],
  ["clock", "expire", "seller", "offered>offered"],
  [
    ...(["team", "handOver", "buyer"] as const),
    "offered>offered accepted>offered contacted>offered qualified>offered",
  ],
  [
    ...(["team", "handOver", "seller"] as const),
    "offered>offered accepted>offered contacted>offered appointment>offered mandate>offered",
  ],
  ["person", "erase", "buyer", "offered>lost accepted>lost contacted>lost qualified>lost"],
  [
    ...(["person", "erase", "seller"] as const),
    "offered>lost accepted>lost contacted>lost appointment>lost mandate>lost",
  ],
];

test("every action is written out for every kind of lead", () => {
  expect(EXPECTED.map(([, action, kind]) => `${action} ${kind}`).toSorted()).toEqual(
    ACTIONS.flatMap((action) => LEAD_KINDS.map((kind) => `${action} ${kind}`)).toSorted(),
  );
});

test.each(EXPECTED)("the %s may %s a %s's lead: %s", (mover, action, kind, moves) => {
  expect(LEAD_MOVES[action].by).toBe(mover);
  const allowed = LEAD_STATUSES.flatMap((from) => {
    const to = movedTo(action, kind, from);
    return to === null ? [] : [`${from}>${to}`];
  });
  expect(allowed.toSorted()).toEqual(moves.split(" ").filter(Boolean).toSorted());
});

describe.each(LEAD_KINDS)("a %s's lead", (kind) => {
  it("stays within the states of its kind", () => {
    for (const action of ACTIONS) {
      for (const from of LEAD_STATUSES) {
        const to = movedTo(action, kind, from);
        if (to === null) continue;
        expect(STATUSES_OF[kind]).toContain(from);
        expect(STATUSES_OF[kind]).toContain(to);
      }
    }
  });

  it("is won by a deed alone", () => {
    const winning = ACTIONS.filter((action) =>
      LEAD_STATUSES.some((from) => movedTo(action, kind, from) === "won"),
    );
    expect(winning).toEqual(["deed"]);
  });

  it("leaves the looper nothing to click once it is closed, and two buttons while it is offered", () => {
    const closed: LeadStatus[] = ["won", "lost"];
    for (const status of closed) expect(looperActionsOf(kind, status)).toEqual([]);
    expect(looperActionsOf(kind, "offered")).toEqual(["accept", "decline"]);
    for (const status of HELD[kind]) expect(looperActionsOf(kind, status)).toContain("close");
  });

  it("is open until it is won or lost", () => {
    expect(STATUSES_OF[kind].filter((status) => !isOpenLead(status))).toEqual(["won", "lost"]);
  });
});

test("all movers have something to move", () => {
  expect(new Set(ACTIONS.map((action) => LEAD_MOVES[action].by))).toEqual(new Set(LEAD_MOVERS));
});
