import { describe, expect, test } from "vitest";
import {
  afterContactMove,
  CONTACT_STATUSES,
  CONTACT_TOPICS,
  type ContactMove,
  type ContactStatus,
  dueAfter,
  topicOf,
  topicsFor,
} from "./rules.ts";
import { ownContactSchema, visitorContactSchema } from "./schemas.ts";

describe("the time within which the team answers", () => {
  // Nine in the evening in Paris: no working hour until nine the next morning.
  const NIGHT = new Date("2026-11-21T20:00:00Z");
  const NOON = new Date("2026-11-21T11:00:00Z");
  test.each([
    ["other", NIGHT, "2026-11-22T20:00:00.000Z"],
    ["account", NOON, "2026-11-22T11:00:00.000Z"],
    ["abuse", NOON, "2026-11-21T15:00:00.000Z"],
    ["abuse", NIGHT, "2026-11-22T12:00:00.000Z"],
    ["locked_visit", NOON, "2026-11-21T13:00:00.000Z"],
    ["locked_visit", NIGHT, "2026-11-22T10:00:00.000Z"],
  ] as const)("%s, written at %o", (topic, at, due) => {
    expect(dueAfter(topic, at).toISOString()).toBe(due);
  });

  test("is later than what was written, whatever it is about", () => {
    for (const topic of CONTACT_TOPICS) expect(dueAfter(topic, NOON) > NOON).toBe(true);
  });
});

describe("a request", () => {
  const MOVES: Record<ContactStatus, Partial<Record<ContactMove, ContactStatus>>> = {
    open: { write: "open", answer: "answered", close: "closed" },
    answered: { write: "open", answer: "answered" },
    closed: { write: "open" },
  };
  const rows = CONTACT_STATUSES.flatMap((status) =>
    (["write", "answer", "close"] as const).map((move) => [status, move] as const),
  );
  test.each(rows)("that is %s after %s", (status, move) => {
    expect(afterContactMove(status, move)).toBe(MOVES[status][move] ?? null);
  });
});

describe("a topic", () => {
  test("of a visit is offered where its arrival is locked alone", () => {
    expect(topicsFor({ hasLockedVisit: false })).not.toContain("locked_visit");
    expect(topicsFor({ hasLockedVisit: true })).toEqual(CONTACT_TOPICS);
  });
  test.each(["", "toString", "__proto__", null, ["sale"], 3])("%j is none", (named) => {
    expect(topicOf(named)).toBeNull();
  });
});

describe("what is written", () => {
  const own = { topic: "sale", content: "Bonjour à toute l’équipe", listing: "" };
  const visitor = { ...own, name: "Léo Martin", email: "leo@example.org", token: "x" };

  test("by a person is a topic, a text and at most a listing or a visit", () => {
    expect(ownContactSchema.parse(own)).toEqual({ ...own, listing: null });
    expect(ownContactSchema.safeParse({ ...own, email: "leo@example.org" }).success).toBe(false);
  });

  test.each([
    ["content", "Court"],
    ["content", "x".repeat(4_001)],
    ["content", " \u200b \n \u2800 "],
    ["content", 3],
    ["topic", "unknown"],
    ["topic", ""],
    ["topic", "locked_visit"],
    ["listing", "' OR 1=1 --"],
    ["listing", "x".repeat(5_000)],
    ["name", "L"],
    ["name", "Léo\r\nBcc: a@example.org"],
    ["name", "Léo \u202Eelbisiver"],
    ["name", "gagnez sur www.example.org"],
    ["name", "x".repeat(121)],
    ["email", "leo@example.org\r\nBcc: a@example.org"],
    ["email", "leo@example.org,mia@example.org"],
    ["email", "Léo <leo@example.org>"],
    ["email", "leo@localhost"],
    ["email", `${"l".repeat(65)}@example.org`],
    ["email", `leo@${"e".repeat(250)}.org`],
    ["email", ""],
    ["token", ""],
  ])("by a visitor with %s %j is refused in words", (field, value) => {
    const parsed = visitorContactSchema.safeParse({ ...visitor, [field]: value });
    expect(parsed.success).toBe(false);
    const messages = parsed.error?.issues.filter(({ path }) => path[0] === field) ?? [];
    expect(messages.map(({ message }) => message).join()).toMatch(/^[A-ZÀÉ].*[^A-Z]/);
    expect(messages.map(({ message }) => message).join()).not.toMatch(/Invalid|Too|expected/);
  });

  test.each(["leo+vente@example.org", "léo@exämple.org", "LEO@Example.ORG"])(
    "comes from %s as well",
    (email) => {
      expect(visitorContactSchema.safeParse({ ...visitor, email }).success).toBe(true);
    },
  );

  test("of control characters is without them, and an address stays text", () => {
    const content = "Bonjour\0 \u0007<a href='https://evil.example'>ici</a> https://evil.example";
    expect(ownContactSchema.parse({ ...own, content }).content).toBe(
      "Bonjour <a href='https://evil.example'>ici</a> https://evil.example",
    );
  });
});
