import { describe, expect, test } from "vitest";
import { REVISION_STATUSES, type RevisionStatus } from "../../revisions/states.ts";
import { type ClaimHolder, claimEnd } from "../../tasks/rules.ts";
import { returnLine } from "./copy.ts";
import {
  canMove,
  hoursWaited,
  joinedWindows,
  REVIEW_MOVES,
  type ReviewMove,
  reviewerOf,
} from "./rules.ts";
import { returnFormSchema } from "./schemas.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe("what can be done with a revision", () => {
  const ALLOWED: Record<ClaimHolder, readonly ReviewMove[]> = {
    nobody: ["claim"],
    self: ["release", "return", "approve"],
    other: [],
  };
  const holders = Object.keys(ALLOWED) as ClaimHolder[];
  const table = REVISION_STATUSES.flatMap((status) =>
    holders.flatMap((holder) => REVIEW_MOVES.map((move) => [status, holder, move] as const)),
  );
  test.each<readonly [RevisionStatus, ClaimHolder, ReviewMove]>(table)(
    "%s, held by %s: %s",
    (status, holder, move) => {
      const expected = status === "in_review" && ALLOWED[holder].includes(move);
      expect(canMove(status, holder, move)).toBe(expected);
    },
  );

  test.each<[string | null, number, ClaimHolder]>([
    [null, 0, "nobody"],
    ["me", 0, "self"],
    ["me", 600, "self"],
    ["other", 0, "other"],
    ["other", 119, "other"],
    ["other", 120, "nobody"],
  ])("claimed by %s, %i minutes ago: held by %s", (ownerId, minutes, holder) => {
    const claim = ownerId === null ? null : { ownerId, endsAt: claimEnd(ago(minutes)) };
    expect(reviewerOf(claim, "me", NOW)).toBe(holder);
  });
});

test("a revision is late a day after it was handed in", () => {
  expect([59, 60, 150].map((minutes) => hoursWaited(ago(minutes), NOW))).toEqual([0, 1, 2]);
});

test("windows that touch are one, in the order of the week", () => {
  const window = (weekday: number, startMinute: number, endMinute: number) => ({
    weekday,
    startMinute,
    endMinute,
  });
  expect(
    joinedWindows([
      window(3, 600, 660),
      window(1, 900, 960),
      window(1, 540, 600),
      window(1, 570, 690),
      window(3, 600, 630),
      window(1, 690, 720),
    ]),
  ).toEqual([window(1, 540, 720), window(1, 900, 960), window(3, 600, 660)]);
});

describe("the form that returns a revision", () => {
  const read = (fields: object) =>
    returnFormSchema.safeParse({ revisionId: "0123456789ab", version: "3", ...fields });
  const messages = (fields: object) =>
    read(fields).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

  test("says each field once, with its reason and its note", () => {
    expect(read({ "reason-priceCents": "inexact", "note-priceCents": " Trop bas " }).data).toEqual({
      revisionId: "0123456789ab",
      version: 3,
      reasons: [{ field: "priceCents", reason: "inexact", note: "Trop bas" }],
    });
  });

  test("asks for a reason, and for one where there is a note", () => {
    expect(messages({})).toEqual([": Choisissez au moins un champ à revoir, avec son motif."]);
    expect(messages({ "note-title": "?" })).toEqual([
      "reason-title: Choisissez le motif que cette précision explique.",
    ]);
  });

  test.each([
    { "reason-title": "because" },
    { "reason-unknown": "missing" },
    { "reason-title": "missing", version: "x" },
    { "reason-title": "missing", "note-title": "x".repeat(501) },
    { "reason-title": "missing", revisionId: "' OR 1" },
  ])("refuses %j", (fields) => {
    expect(read(fields).success).toBe(false);
  });
});

test("a point is a line that the seller reads", () => {
  expect(returnLine({ field: "title", reason: "inexact", note: "" })).toBe(
    "Titre\u00a0: information inexacte.",
  );
  expect(returnLine({ field: "title", reason: "inexact", note: "Deux pièces." })).toBe(
    "Titre\u00a0: information inexacte. Deux pièces.",
  );
});
