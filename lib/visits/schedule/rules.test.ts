import { describe, expect, test } from "vitest";
import { clockTime, type Zone } from "../../kernel/time.ts";
import {
  changesOf,
  daysAhead,
  isCivilDay,
  type SlotPlan,
  type StoredSlot,
  slotsOf,
  toExceptionRows,
  toExceptions,
} from "./rules.ts";

const plan = (overrides: Partial<SlotPlan> = {}): SlotPlan => ({
  zone: "Europe/Paris",
  rules: [],
  exceptions: [],
  durationMinutes: 30,
  bufferMinutes: 15,
  ...overrides,
});

/** A window as clocks show it: "09:00-12:00". */
const window = (text: string) => {
  const [startMinute = 0, endMinute = 0] = text.split("-").map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    return hours * 60 + minutes;
  });
  return { startMinute, endMinute };
};
const everyDay = (text: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...window(text) }));

const clocks = (slots: { startsAt: Date; endsAt: Date }[]) =>
  slots.map(({ startsAt, endsAt }) => `${clockTime(startsAt)}-${clockTime(endsAt)}`);

describe("slots", () => {
  const on = (day: string, given: Partial<SlotPlan>) =>
    clocks(slotsOf(plan(given), { from: day, until: day }));

  test("follow each other in a window, with the buffer between them, as long as they fit", () => {
    const rules = everyDay("09:00-11:30");
    expect(on("2026-11-24", { rules })).toEqual(["09:00-09:30", "09:45-10:15", "10:30-11:00"]);
    expect(on("2026-11-24", { rules, bufferMinutes: 0, durationMinutes: 60 })).toEqual([
      "09:00-10:00",
      "10:00-11:00",
    ]);
    expect(on("2026-11-24", { rules, durationMinutes: 240 })).toEqual([]);
  });

  test("are of the weekday", () => {
    const rules = [{ weekday: 2, ...window("09:00-09:30") }];
    const slots = slotsOf(plan({ rules }), { from: "2026-11-20", until: "2026-12-05" });
    expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      "2026-11-24T08:00:00.000Z",
      "2026-12-01T08:00:00.000Z",
    ]);
  });

  test("are those of the day's exception: other hours, or none", () => {
    const rules = everyDay("09:00-10:00");
    const exceptions = [
      { day: "2026-11-24", windows: [] },
      { day: "2026-11-25", windows: [window("18:00-18:30"), window("08:00-08:30")] },
    ];
    expect(on("2026-11-24", { rules, exceptions })).toEqual([]);
    expect(on("2026-11-25", { rules, exceptions })).toEqual(["08:00-08:30", "18:00-18:30"]);
    expect(on("2026-11-26", { rules, exceptions })).toEqual(["09:00-09:30"]);
  });

  test("of windows that meet keep the buffer free, over midnight too", () => {
    const rules = [
      { weekday: 1, ...window("23:00-24:00") },
      { weekday: 2, ...window("00:00-01:00") },
    ];
    const slots = slotsOf(plan({ rules, durationMinutes: 60, bufferMinutes: 30 }), {
      from: "2026-11-23",
      until: "2026-11-24",
    });
    expect(clocks(slots)).toEqual(["23:00-00:00"]);
  });

  test("begin at quarters of an hour", () => {
    expect(on("2026-11-24", { rules: everyDay("09:07-10:00") })).toEqual(["09:15-09:45"]);
  });

  test("leave out the hour that the spring skips, and do not overlap after it", () => {
    const rules = everyDay("01:00-05:00");
    expect(on("2027-03-28", { rules, durationMinutes: 30, bufferMinutes: 0 })).toEqual([
      "01:00-01:30",
      "01:30-03:00",
      "03:00-03:30",
      "03:30-04:00",
      "04:00-04:30",
      "04:30-05:00",
    ]);
    // From 1 to 4 o'clock is two hours: the slot of 3 o'clock would begin before that is over.
    expect(on("2027-03-28", { rules, durationMinutes: 120, bufferMinutes: 0 })).toEqual([
      "01:00-04:00",
    ]);
  });

  test.each(["2026-10-25", "2027-10-31"])("have the hour of autumn once: %s", (day) => {
    const rules = everyDay("01:00-04:00");
    const slots = slotsOf(plan({ rules, bufferMinutes: 0 }), { from: day, until: day });
    expect(slots.map(({ startsAt }) => clockTime(startsAt))).toEqual([
      "01:00",
      "01:30",
      "02:00",
      "02:30",
      "03:00",
      "03:30",
    ]);
    const lengths = slots.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime());
    expect(new Set(lengths)).toEqual(new Set([1_800_000]));
  });

  test("never overlap, whatever the schedule, through a whole year", () => {
    for (const [durationMinutes, bufferMinutes] of [
      [15, 0],
      [45, 30],
      [240, 120],
    ] as const) {
      const rules = everyDay("00:00-24:00");
      const slots = slotsOf(plan({ rules, durationMinutes, bufferMinutes }), {
        from: "2026-10-01",
        until: "2027-11-30",
      });
      let free = 0;
      for (const { startsAt, endsAt } of slots) {
        expect(startsAt.getTime()).toBeGreaterThanOrEqual(free);
        expect(startsAt.getTime() % 900_000).toBe(0);
        free = endsAt.getTime() + bufferMinutes * 60_000;
      }
    }
  });
});

test.each<[Zone, string, string]>([
  ["Europe/Paris", "2026-11-24", "2026-12-15"],
  ["America/Cayenne", "2026-11-23", "2026-12-14"],
])("the days ahead are today's and those of the weeks, in %s", (zone, from, until) => {
  expect(daysAhead(3, new Date("2026-11-23T23:30:00Z"), zone)).toEqual({ from, until });
});

test.each<[Zone, string]>([
  ["Europe/Paris", "2026-11-24T08:00:00.000Z"],
  ["America/Martinique", "2026-11-24T13:00:00.000Z"],
  ["Indian/Reunion", "2026-11-24T05:00:00.000Z"],
])("a window at nine is at nine of %s", (zone, start) => {
  const [first] = slotsOf(plan({ zone, rules: everyDay("09:00-10:00") }), {
    from: "2026-11-24",
    until: "2026-11-24",
  });
  expect(first?.startsAt.toISOString()).toBe(start);
});

test("exceptions become rows, and rows exceptions", () => {
  const exceptions = [
    { day: "2026-12-25", windows: [] },
    { day: "2026-12-26", windows: [window("10:00-11:00"), window("14:00-15:00")] },
  ];
  expect(toExceptions(exceptions.flatMap(toExceptionRows))).toEqual(exceptions);
});

test.each([
  ["2026-11-24", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-13-01", false],
  ["1999-01-01", false],
  ["9999-12-31", false],
  ["2026-1-1", false],
  [["2026-11-24"], false],
  [undefined, false],
])("%j is a civil day: %j", (text, is) => {
  expect(isCivilDay(text)).toBe(is);
});

describe("changes of what is stored", () => {
  const time = (clock: string, minutes = 30) => {
    const startsAt = new Date(`2026-11-24T${clock}:00Z`);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
  };
  const stored = (id: string, clock: string, overrides: Partial<StoredSlot> = {}): StoredSlot => ({
    id,
    hostId: "me",
    isClosed: false,
    isBooked: false,
    ...time(clock),
    ...overrides,
  });

  test("write what is missing and close what is gone, unless it is booked", () => {
    const changes = changesOf(
      [time("09:00"), time("10:00")],
      [
        stored("same", "09:00"),
        stored("gone", "11:00"),
        stored("booked", "12:00", { isBooked: true }),
      ],
      "me",
    );
    expect(changes).toEqual({ create: [time("10:00")], close: ["gone"], reopen: [] });
  });

  test("open again what was closed, give a free one another length, leave a booked one", () => {
    const changes = changesOf(
      [time("09:00"), time("10:00", 60), time("11:00", 60)],
      [
        stored("closed", "09:00", { isClosed: true }),
        stored("shorter", "10:00"),
        stored("booked", "11:00", { isBooked: true }),
      ],
      "me",
    );
    expect(changes).toEqual({
      create: [],
      close: [],
      reopen: [
        { id: "closed", endsAt: time("09:00").endsAt },
        { id: "shorter", endsAt: time("10:00", 60).endsAt },
      ],
    });
  });

  test("leave the other host's, but for what they closed", () => {
    const theirs = { hostId: "other" };
    const changes = changesOf(
      [time("09:00"), time("10:00")],
      [
        stored("theirs", "09:00", theirs),
        stored("left", "10:00", { ...theirs, isClosed: true }),
        stored("apart", "11:00", theirs),
      ],
      "me",
    );
    expect(changes).toEqual({
      create: [],
      close: [],
      reopen: [{ id: "left", endsAt: time("10:00").endsAt }],
    });
  });

  test("are none the second time", () => {
    const slots = [stored("a", "09:00"), stored("b", "10:00")];
    expect(changesOf([time("09:00"), time("10:00")], slots, "me")).toEqual({
      create: [],
      close: [],
      reopen: [],
    });
  });
});
