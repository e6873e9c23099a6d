import { describe, expect, test } from "vitest";
import { definitionOf, NOTIFICATION_EVENTS, type NotificationEvent } from "./events.ts";
import { isLocked } from "./preferences.ts";
import {
  afterQuietHours,
  DEFAULT_SETTINGS,
  nextDigest,
  planDeliveries,
  pushRetryDelay,
} from "./rules.ts";

const EVENTS = Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[];
const ALL = { email: true, push: true, sms: true };
const NONE = { email: false, push: false, sms: false };
/** From 22 h to 7 h 30. */
const NIGHT = { quietFromMinute: 22 * 60, quietToMinute: 7 * 60 + 30, digest: "none" } as const;

const iso = (date: Date) => date.toISOString().slice(0, 16);
const quietEnd = (instant: string, from: number, to: number) =>
  iso(
    afterQuietHours(new Date(`${instant}Z`), {
      quietFromMinute: from,
      quietToMinute: to,
      digest: "none",
    }),
  );

describe("quiet hours", () => {
  test.each([
    ["in the evening, to the next morning", "2026-11-23T22:00", "2026-11-24T06:30"],
    ["after midnight, to the same morning", "2026-11-24T03:00", "2026-11-24T06:30"],
    ["at their first minute", "2026-11-23T21:00", "2026-11-24T06:30"],
    ["at their end: no more", "2026-11-24T06:30", "2026-11-24T06:30"],
    ["in the day: not at all", "2026-11-23T12:00", "2026-11-23T12:00"],
    // Clocks go back at 3 h in the night to 25 October: the night is an hour longer.
    ["over the end of summer time", "2026-10-24T21:00", "2026-10-25T06:30"],
    // They go forward at 2 h on 29 March: an hour shorter.
    ["over the start of summer time", "2026-03-28T22:00", "2026-03-29T05:30"],
  ])("%s", (_, instant, end) => {
    expect(quietEnd(instant, NIGHT.quietFromMinute, NIGHT.quietToMinute)).toBe(end);
  });

  test("within one day", () => {
    expect(quietEnd("2026-11-23T11:30", 12 * 60, 14 * 60)).toBe("2026-11-23T13:00");
    expect(quietEnd("2026-11-23T13:30", 12 * 60, 14 * 60)).toBe("2026-11-23T13:30");
  });

  test("which end in the hour that clocks skip end after it", () => {
    expect(quietEnd("2026-03-29T00:30", 22 * 60, 2 * 60 + 30)).toBe("2026-03-29T01:30");
  });

  test("which end in the hour that clocks show twice end when it is shown next", () => {
    // 2 h 10 of summer time, then 2 h 10 of winter time.
    expect(quietEnd("2026-10-25T00:10", 22 * 60, 2 * 60 + 30)).toBe("2026-10-25T00:30");
    expect(quietEnd("2026-10-25T01:10", 22 * 60, 2 * 60 + 30)).toBe("2026-10-25T01:30");
  });

  test("that nobody chose hold nothing back", () => {
    const instant = new Date("2026-11-24T02:00Z");
    expect(afterQuietHours(instant, DEFAULT_SETTINGS)).toEqual(instant);
  });
});

describe("digests leave at eight in Paris", () => {
  test.each([
    ["daily", "2026-11-23T06:59", "2026-11-23T07:00"],
    ["daily", "2026-11-23T07:00", "2026-11-24T07:00"],
    ["daily", "2026-10-24T07:00", "2026-10-25T07:00"],
    ["daily", "2026-03-28T08:00", "2026-03-29T06:00"],
    ["weekly", "2026-11-23T06:00", "2026-11-23T07:00"],
    ["weekly", "2026-11-23T07:30", "2026-11-30T07:00"],
    ["weekly", "2026-11-25T12:00", "2026-11-30T07:00"],
  ] as const)("%s, at %s", (frequency, now, expected) => {
    expect(iso(nextDigest(new Date(`${now}Z`), frequency))).toBe(expected);
  });
});

describe("the ways of a notification", () => {
  const now = new Date("2026-11-23T23:00Z");
  const morning = "2026-11-24T06:30";
  type Rest = Parameters<typeof planDeliveries> extends [unknown, ...infer Others] ? Others : never;
  const planned = (event: NotificationEvent, ...rest: Rest) =>
    planDeliveries(definitionOf(event), ...rest).map(({ dueAt, ...others }) => ({
      ...others,
      dueAt: iso(dueAt),
    }));

  test.each(EVENTS)("%s: at night, with all switched on and a daily digest", (event) => {
    const { kind, unlessReadMinutes = 0, urgent, ownMail } = definitionOf(event);
    const settings = { ...NIGHT, digest: "daily" } as const;
    const ways = planned(event, ALL, settings, now);
    if (ownMail) {
      expect(ways.map(({ channel }) => channel)).toEqual(["push", "sms"]);
      return;
    }
    expect(ways.map(({ channel }) => channel)).toEqual(["email", "push", "sms"]);
    const [mail, push] = ways;
    if (isLocked(kind)) {
      expect(ways.map(({ dueAt }) => dueAt)).toEqual(Array(3).fill("2026-11-23T23:00"));
      expect(mail).toMatchObject({ unlessRead: false, inDigest: false });
    } else if (urgent) {
      expect(mail).toMatchObject({ dueAt: morning, unlessRead: unlessReadMinutes > 0 });
      expect(mail?.inDigest).toBe(false);
    } else {
      expect(mail).toMatchObject({ dueAt: "2026-11-24T07:00", unlessRead: true, inDigest: true });
    }
    expect(push).toMatchObject({ unlessRead: true, inDigest: false });
  });

  test.each(EVENTS)("%s: with all switched off, a mail where its line is locked", (event) => {
    const locked = isLocked(definitionOf(event).kind);
    expect(planned(event, NONE, DEFAULT_SETTINGS, now)).toEqual(
      locked
        ? [{ channel: "email", dueAt: "2026-11-23T23:00", unlessRead: false, inDigest: false }]
        : [],
    );
  });

  test("a message's mail waits five minutes, its push message does not", () => {
    const ways = planned("message.received", ALL, DEFAULT_SETTINGS, now);
    expect(ways.map(({ channel, dueAt }) => [channel, dueAt])).toEqual([
      ["email", "2026-11-23T23:05"],
      ["push", "2026-11-23T23:00"],
      ["sms", "2026-11-23T23:05"],
    ]);
  });
});

test("a push service that can't be reached is tried five times", () => {
  expect([1, 2, 3, 4, 5].map((attempts) => pushRetryDelay(attempts) !== null)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
