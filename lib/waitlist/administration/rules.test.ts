import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { entryFilterOf, roleOf } from "./filters.ts";
import {
  daysOf,
  type Funnel,
  largestSources,
  peakOf,
  percentShareOf,
  periodOf,
  STAGES,
  sourceOf,
  standing,
  totalFunnel,
  waveSizeOf,
} from "./rules.ts";
import { referralDecisionSchema, waveSchema } from "./schemas.ts";

const funnel = (subscribed: number, ...rest: number[]): Funnel => {
  const [confirmed = 0, invited = 0, joined = 0, joinedInvited = joined] = rest;
  return { subscribed, confirmed, invited, joined, joinedInvited };
};

describe("a funnel", () => {
  test.each([
    [funnel(10, 6, 3, 1), { unconfirmed: 4, confirmed: 3, invited: 2, joined: 1 }],
    // Two of the three accounts were not asked for.
    [funnel(10, 6, 2, 3, 1), { unconfirmed: 4, confirmed: 2, invited: 1, joined: 3 }],
    [funnel(0), { unconfirmed: 0, confirmed: 0, invited: 0, joined: 0 }],
  ])("of %j stands at %j", (whole, expected) => {
    expect(standing(whole)).toEqual(expected);
  });

  test("counts each person at one step, whatever became of them", () => {
    const person = fc.record({
      confirmed: fc.boolean(),
      invited: fc.boolean(),
      joined: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(person), (people) => {
        const parts = people.map(({ confirmed, invited, joined }) => {
          const mayInvite = confirmed && invited;
          return funnel(
            1,
            Number(confirmed || joined),
            Number(mayInvite),
            Number(joined),
            Number(mayInvite && joined),
          );
        });
        const total = totalFunnel(parts);
        const counts = standing(total);
        expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0);
        expect(STAGES.reduce((sum, stage) => sum + counts[stage], 0)).toBe(people.length);
      }),
    );
  });

  test("has its largest sources named, and the others as one", () => {
    const rows = Array.from({ length: 10 }, (_, rank) => ({
      ...funnel(rank + 1, 1),
      source: `${rank}`,
    }));
    const sources = largestSources([...rows, ...rows]);
    expect(sources.map(({ source, subscribed }) => [source, subscribed]).slice(0, 2)).toEqual([
      ["9", 20],
      ["8", 18],
    ]);
    expect(sources).toHaveLength(9);
    expect(sources.at(-1)).toEqual({ ...funnel(6, 4), source: null });
    expect(largestSources([])).toEqual([]);
  });
});

describe("the days", () => {
  test("end with today, and follow each other without a gap", () => {
    const days = daysOf("2026-03-30", 7);
    expect(days.map(({ day }) => day).at(0)).toBe("2026-03-24");
    expect(days.at(-1)?.day).toBe("2026-03-30");
    days.slice(1).forEach(({ from }, index) => {
      expect(from).toEqual(days[index]?.to);
    });
    // The clocks go forward on the 29th.
    const hours = days.map(({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000);
    expect(hours).toEqual([24, 24, 24, 24, 24, 23, 24]);
  });

  test("the latest of the highest is the peak", () => {
    const days = [5, 0, 5, 1].map((count, rank) => ({ ...funnel(count), day: `${rank}` }));
    expect(peakOf(days)?.day).toBe("2");
    expect(peakOf([{ ...funnel(0), day: "0" }])).toBeNull();
  });
});

test("a share of nobody is none", () => {
  expect([percentShareOf(1, 4), percentShareOf(0, 0)]).toEqual([25, null]);
});

describe("what an address asks for", () => {
  test.each([
    ["7", 7],
    ["90", 90],
    ["8", 30],
    [undefined, 30],
    [["7"], 30],
  ])("a period of %j", (text, days) => {
    expect(periodOf(text)).toBe(days);
  });

  test.each([
    [null, null],
    ["Direct", "Direct"],
    ["Parrainage", "Parrainage"],
    ["salon-rennes_2", "salon-rennes_2"],
    ["direct", "direct"],
    ["Salon", null],
    ["' OR 1", null],
    ["a".repeat(41), null],
  ])("a source of %j", (text, source) => {
    expect(sourceOf(text)).toBe(source);
  });

  test.each([
    [null, 50],
    ["0", 1],
    ["12", 12],
    ["9999", 500],
    ["-3", 50],
    ["1e3", 50],
  ])("a wave of %j", (text, size) => {
    expect(waveSizeOf(text)).toBe(size);
  });

  test("a filter of what is known, and nothing else", () => {
    expect(
      entryFilterOf({
        q: " Zoé ",
        role: "buyer",
        etape: "joined",
        source: "salon",
        parrains: "oui",
      }),
    ).toEqual({ search: "Zoé", role: "buyer", stage: "joined", source: "salon", referrers: true });
    expect(
      entryFilterOf({
        q: ["a", "b"],
        role: "trust_manager",
        etape: "x",
        source: "É",
        parrains: "1",
      }),
    ).toEqual({ search: "", role: null, stage: null, source: null, referrers: false });
    expect(roleOf("trust_manager")).toBeNull();
  });
});

describe("what forms send", () => {
  const ID = "0123456789ab";

  test.each([0, 501, 2.5, -1, Number.NaN, "5"])("a wave of %j is refused", (size) => {
    expect(waveSchema.safeParse({ role: "buyer", size, firstId: ID }).success).toBe(false);
  });

  test("nobody else's role, a wrong id, or a field more is refused", () => {
    const good = { role: "buyer", size: 5, firstId: ID };
    expect(waveSchema.safeParse(good).success).toBe(true);
    for (const wrong of [{ role: "trust_manager" }, { firstId: "x" }, { more: 1 }]) {
      expect(waveSchema.safeParse({ ...good, ...wrong }).success).toBe(false);
    }
    const decision = { referralId: ID, decision: "count" };
    expect(referralDecisionSchema.safeParse(decision).success).toBe(true);
    for (const wrong of [{ decision: "held" }, { referralId: "../x" }, { more: 1 }]) {
      expect(referralDecisionSchema.safeParse({ ...decision, ...wrong }).success).toBe(false);
    }
  });
});
