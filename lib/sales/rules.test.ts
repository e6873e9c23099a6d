import { describe, expect, test } from "vitest";
import { ROLES } from "../kernel/roles.ts";
import { endOfCivilDay } from "../kernel/time.ts";
import {
  dayBounds,
  endReasonsOf,
  loanDueBounds,
  partyOf,
  SALE_ACTIONS,
  SALE_STATUSES,
  type SaleAction,
  type SaleFacts,
  type SaleParty,
  saleActionsOf,
  saleMoment,
  saleRefusal,
  withdrawalEndOf,
} from "./rules.ts";
import { remindersFor, type SaleStepView, timelineOf } from "./timeline.ts";

const TODAY = "2026-11-23";
const RENNES = "35238";
/** Noon of a civil day of Paris. */
const on = (day: string) => saleMoment(new Date(`${day}T11:00:00Z`), "Europe/Paris");
const NOW = on(TODAY);

describe("the last day to withdraw", () => {
  test.each([
    // First presentation, last day, and why.
    ["2026-11-23", "2026-12-03", "a Thursday"],
    ["2026-11-25", "2026-12-07", "the tenth is a Saturday"],
    ["2026-11-26", "2026-12-07", "the tenth is a Sunday"],
    ["2026-12-15", "2026-12-28", "25 December is a Friday, the week-end follows"],
    ["2026-12-22", "2027-01-04", "1 January is a Friday, the week-end follows"],
    ["2026-03-27", "2026-04-07", "Easter Monday is 6 April"],
    ["2026-03-25", "2026-04-07", "the tenth is Saturday 4 April, then Easter"],
    ["2026-04-21", "2026-05-04", "1 May is a Friday, the week-end follows"],
    ["2026-04-28", "2026-05-11", "8 May is a Friday, the week-end follows"],
    ["2026-05-04", "2026-05-15", "Ascension is Thursday 14 May"],
    ["2026-05-15", "2026-05-26", "Whit Monday is 25 May"],
    ["2026-07-04", "2026-07-15", "14 July"],
    ["2026-08-05", "2026-08-17", "15 August is a Saturday"],
    ["2026-10-22", "2026-11-02", "1 November is a Sunday"],
    ["2026-11-01", "2026-11-12", "11 November"],
    ["2027-03-19", "2027-03-30", "Easter Monday is 29 March"],
    ["2027-04-21", "2027-05-03", "1 May is a Saturday"],
    ["2028-02-19", "2028-02-29", "a leap year"],
    // The clocks change in between.
    ["2026-10-20", "2026-10-30", "the end of summer time"],
    ["2027-03-22", "2027-04-01", "the beginning of summer time"],
  ])("of a letter presented on %s is %s: %s", (notifiedOn, last) => {
    expect(withdrawalEndOf(notifiedOn, RENNES)).toEqual({
      withdrawalEndsOn: last,
      withdrawalEndsAt: endOfCivilDay(last, "Europe/Paris"),
    });
  });

  test.each([
    // The tenth day is Good Friday in Strasbourg, the day of the abolition in Fort-de-France.
    ["67482", "2026-03-24", "2026-04-07", "2026-04-07T22:00:00.000Z"],
    [RENNES, "2026-03-24", "2026-04-03", "2026-04-03T22:00:00.000Z"],
    ["97209", "2026-05-12", "2026-05-26", "2026-05-27T04:00:00.000Z"],
    ["97411", "2026-11-17", "2026-11-27", "2026-11-27T20:00:00.000Z"],
    ["97302", "2026-11-17", "2026-11-27", "2026-11-28T03:00:00.000Z"],
  ])("in %s, of a letter presented on %s, it is %s, over at %s", (code, notifiedOn, last, over) => {
    const { withdrawalEndsOn, withdrawalEndsAt } = withdrawalEndOf(notifiedOn, code);
    expect([withdrawalEndsOn, withdrawalEndsAt.toISOString()]).toEqual([last, over]);
  });
});

test.each([
  ["2026-11-23", "2026-12-23"],
  ["2026-12-31", "2027-01-31"],
  ["2027-01-31", "2027-02-28"],
  ["2028-01-31", "2028-02-29"],
  ["2026-08-31", "2026-09-30"],
])("a month after %s is %s", (day, next) => {
  expect(loanDueBounds(day).min).toBe(next);
});

const overAfter = (day: string | null | undefined) =>
  day ? endOfCivilDay(day, "Europe/Paris") : null;
const facts = (overrides: Partial<SaleFacts> = {}): SaleFacts => ({
  status: "open",
  openedOn: "2026-11-01",
  needsLoan: true,
  compromisPlannedOn: null,
  compromisSignedOn: null,
  notifiedOn: null,
  withdrawalEndsOn: null,
  loanDueOn: null,
  loanAppliedOn: null,
  loanObtainedOn: null,
  deedPlannedOn: null,
  deedSignedOn: null,
  ...overrides,
  withdrawalEndsAt: overAfter(overrides.withdrawalEndsOn),
  loanDueEndsAt: overAfter(overrides.loanDueOn),
});

/** Where a sale can stand, each a step further. */
const signed = { compromisSignedOn: "2026-11-10", loanDueOn: "2026-12-20" };
const notified = { ...signed, notifiedOn: "2026-11-16", withdrawalEndsOn: "2026-11-26" };
const over = { ...signed, notifiedOn: "2026-11-11", withdrawalEndsOn: "2026-11-23" };
const STANDINGS = {
  opened: facts(),
  planned: facts({ compromisPlannedOn: "2026-11-30" }),
  signed: facts(signed),
  notified: facts(notified),
  "last day": facts(over),
  over: facts({ ...over, withdrawalEndsOn: "2026-11-20" }),
  applied: facts({ ...notified, loanAppliedOn: "2026-11-12" }),
  financed: facts({ ...over, withdrawalEndsOn: "2026-11-20", loanObtainedOn: "2026-11-22" }),
  "deed planned": facts({
    ...over,
    withdrawalEndsOn: "2026-11-20",
    loanObtainedOn: "2026-11-22",
    deedPlannedOn: "2026-11-22",
  }),
  "without a loan": facts({ ...over, withdrawalEndsOn: "2026-11-20", needsLoan: false }),
  concluded: facts({ status: "concluded", deedSignedOn: "2026-11-20" }),
  "fallen through": facts({ ...notified, status: "fallen_through" }),
} as const;
type Standing = keyof typeof STANDINGS;

/** What each side can do in each: the table of transitions. */
const ALLOWED: Record<Standing, Partial<Record<SaleParty, SaleAction[]>>> = {
  opened: {
    trust_manager: ["plan-compromis", "sign-compromis", "end"],
    buyer: ["apply-loan", "withdraw"],
    seller: ["end"],
  },
  planned: {
    trust_manager: ["plan-compromis", "sign-compromis", "end"],
    buyer: ["apply-loan", "withdraw"],
    seller: ["end"],
  },
  signed: {
    trust_manager: ["sign-compromis", "notify-compromis", "end"],
    buyer: ["apply-loan", "obtain-loan", "refuse-loan", "withdraw"],
    seller: ["end"],
  },
  notified: {
    trust_manager: ["notify-compromis", "plan-deed", "end"],
    buyer: ["apply-loan", "obtain-loan", "refuse-loan", "withdraw"],
    seller: ["end"],
  },
  "last day": {
    trust_manager: ["notify-compromis", "plan-deed", "end"],
    buyer: ["apply-loan", "obtain-loan", "refuse-loan", "withdraw"],
    seller: ["end"],
  },
  over: {
    trust_manager: ["notify-compromis", "plan-deed", "end"],
    buyer: ["apply-loan", "obtain-loan", "refuse-loan"],
    seller: ["end"],
  },
  applied: {
    trust_manager: ["notify-compromis", "plan-deed", "end"],
    buyer: ["obtain-loan", "refuse-loan", "withdraw"],
    seller: ["end"],
  },
  financed: {
    trust_manager: ["notify-compromis", "plan-deed", "sign-deed", "end"],
    buyer: [],
    seller: ["end"],
  },
  "deed planned": {
    trust_manager: ["plan-deed", "sign-deed", "end"],
    buyer: [],
    seller: ["end"],
  },
  "without a loan": {
    trust_manager: ["notify-compromis", "plan-deed", "sign-deed", "end"],
    buyer: [],
    seller: ["end"],
  },
  concluded: {},
  "fallen through": {},
};

describe("every action × party × standing", () => {
  const standings = Object.keys(STANDINGS) as Standing[];
  const rows = standings.flatMap((standing) => ROLES.map((party) => [standing, party] as const));

  test("has each status, and each action where it is possible", () => {
    const statuses = new Set(standings.map((standing) => STANDINGS[standing].status));
    expect([...statuses].sort()).toEqual([...SALE_STATUSES].sort());
    const allowed = new Set(standings.flatMap((each) => Object.values(ALLOWED[each]).flat()));
    expect([...allowed].sort()).toEqual([...SALE_ACTIONS].sort());
  });

  test.each(rows)("of a sale that is %s by the %s", (standing, party) => {
    const allowed = ALLOWED[standing][party] ?? [];
    expect(saleActionsOf(STANDINGS[standing], party, NOW)).toEqual(allowed);
    for (const action of SALE_ACTIONS) {
      const refusal = saleRefusal(STANDINGS[standing], action, party, NOW);
      expect(refusal === null).toBe(allowed.includes(action));
    }
  });
});

test.each<[Standing, SaleAction, SaleParty, string]>([
  ["opened", "notify-compromis", "trust_manager", "sale.not-yet"],
  ["opened", "plan-deed", "trust_manager", "sale.not-yet"],
  ["notified", "sign-deed", "trust_manager", "sale.not-yet"],
  ["over", "sign-deed", "trust_manager", "sale.not-yet"],
  ["notified", "sign-compromis", "trust_manager", "sale.moved"],
  ["over", "withdraw", "buyer", "sale.too-late"],
  ["opened", "obtain-loan", "buyer", "sale.not-yet"],
  ["without a loan", "apply-loan", "buyer", "sale.no-loan"],
  ["financed", "refuse-loan", "buyer", "sale.moved"],
  ["applied", "apply-loan", "buyer", "sale.moved"],
  ["concluded", "withdraw", "buyer", "sale.moved"],
  ["opened", "withdraw", "seller", "request.forbidden"],
  ["opened", "plan-compromis", "seller", "request.forbidden"],
  ["opened", "end", "buyer", "request.forbidden"],
])("a sale that is %s refuses %s to the %s: %s", (standing, action, party, code) => {
  expect(saleRefusal(STANDINGS[standing], action, party, NOW)).toBe(code);
});

test.each<[Standing, SaleParty, string[]]>([
  ["opened", "seller", ["agreed"]],
  ["opened", "trust_manager", ["buyer_withdrew", "agreed"]],
  ["signed", "seller", ["condition_failed", "agreed"]],
  ["signed", "trust_manager", ["buyer_withdrew", "loan_refused", "condition_failed", "agreed"]],
  ["deed planned", "seller", ["condition_failed", "deed_not_signed", "agreed"]],
  ["opened", "buyer", []],
  ["opened", "ambassador", []],
  ["concluded", "trust_manager", []],
])("a sale that is %s can be ended by the %s for %j", (standing, party, reasons) => {
  expect(endReasonsOf(STANDINGS[standing], party, NOW)).toEqual(reasons);
});

test("the seller ends it for the loan once that was due", () => {
  const late = facts({ ...signed, loanDueOn: "2026-11-22" });
  expect(endReasonsOf(late, "seller", NOW)).toContain("loan_refused");
  expect(endReasonsOf(facts({ ...signed, loanDueOn: TODAY }), "seller", NOW)).not.toContain(
    "loan_refused",
  );
});

test("steps are recorded on days that can be theirs", () => {
  const { opened, signed: atNotary, notified: presented, financed } = STANDINGS;
  expect(dayBounds(opened, "plan-compromis", NOW)).toEqual({ min: TODAY, max: "2027-11-23" });
  expect(dayBounds(opened, "sign-compromis", NOW)).toEqual({ min: "2026-11-01", max: TODAY });
  expect(dayBounds(atNotary, "notify-compromis", NOW)).toEqual({ min: "2026-11-10", max: TODAY });
  expect(dayBounds(presented, "plan-deed", NOW).min).toBe("2026-11-27");
  expect(dayBounds(financed, "sign-deed", NOW)).toEqual({ min: "2026-11-22", max: TODAY });
  expect(loanDueBounds("2026-11-10")).toEqual({ min: "2026-12-10", max: "2027-11-10" });
});

describe("the timeline", () => {
  const shown = (standing: Standing) =>
    timelineOf(STANDINGS[standing], NOW).map(
      ({ step, state, task }: SaleStepView) =>
        `${step} ${state}${task ? `: ${task.what} by ${task.by}${task.late ? ", late" : ""}` : ""}`,
    );

  test.each<[Standing, string[]]>([
    [
      "opened",
      [
        "compromis current: plan-compromis by null",
        "notification upcoming",
        "withdrawal upcoming",
        "loan upcoming",
        "deed upcoming",
      ],
    ],
    [
      "signed",
      [
        "compromis done",
        "notification current: notify-compromis by null",
        "withdrawal upcoming",
        "loan current: apply-loan by 2026-12-20",
        "deed upcoming",
      ],
    ],
    [
      "notified",
      [
        "compromis done",
        "notification done",
        "withdrawal current: reflect by 2026-11-26",
        "loan current: apply-loan by 2026-12-20",
        "deed current: plan-deed by null",
      ],
    ],
    [
      "deed planned",
      [
        "compromis done",
        "notification done",
        "withdrawal done",
        "loan done",
        "deed current: sign-deed by 2026-11-22, late",
      ],
    ],
    [
      "without a loan",
      ["compromis done", "notification done", "withdrawal done", "deed current: plan-deed by null"],
    ],
    [
      "fallen through",
      ["compromis done", "notification done", "withdrawal dropped", "loan dropped", "deed dropped"],
    ],
    [
      "concluded",
      [
        "compromis dropped",
        "notification dropped",
        "withdrawal dropped",
        "loan dropped",
        "deed done",
      ],
    ],
  ])("of a sale that is %s", (standing, steps) => {
    expect(shown(standing)).toEqual(steps);
  });

  test.each([
    ["2026-11-22", ["buyer", "seller"]],
    ["2026-11-23", ["buyer", "seller", "trust_manager"]],
    ["2026-11-24", ["buyer", "seller", "trust_manager"]],
  ])("has a signature of the 23rd wait on the %s for %j", (today, who) => {
    const planned = facts({ compromisPlannedOn: "2026-11-23" });
    expect(timelineOf(planned, on(today))[0]?.task?.who).toEqual(who);
    const ready = { ...STANDINGS["deed planned"], deedPlannedOn: "2026-11-23" };
    expect(timelineOf(ready, on(today)).at(-1)?.task?.who).toEqual(who);
  });

  test.each<[Standing, "buyer" | "seller", string[]]>([
    ["opened", "buyer", []],
    ["signed", "seller", []],
    ["signed", "buyer", ["apply-loan"]],
    // The ten days run: nobody is hurried through them.
    ["notified", "buyer", []],
    ["notified", "seller", []],
    ["concluded", "buyer", []],
  ])("of a sale that is %s reminds the %s of %j", (standing, party, tasks) => {
    const steps = timelineOf(STANDINGS[standing], NOW);
    expect(remindersFor(steps, party).map(({ what }) => what)).toEqual(tasks);
  });

  test.each(["buyer", "seller"] as const)(
    "reminds the %s of a day that passed as late",
    (party) => {
      const planned = facts({ compromisPlannedOn: "2026-11-22" });
      expect(remindersFor(timelineOf(planned, NOW), party)).toEqual([
        { what: "sign-compromis", by: "2026-11-22", late: true },
      ]);
    },
  );

  test("has nothing done that no row says", () => {
    const steps = timelineOf(facts(), on("2030-01-01"));
    expect(steps.every(({ doneOn }) => doneOn === null)).toBe(true);
  });
});

test("who takes part in a sale does not record it for the team", () => {
  const sale = { buyerId: "b", sellerId: "s", ambassadorId: null };
  expect(partyOf(sale, "s", true)).toBe("seller");
  expect(partyOf(sale, "t", true)).toBe("trust_manager");
  expect(partyOf(sale, "t", false)).toBeNull();
});
