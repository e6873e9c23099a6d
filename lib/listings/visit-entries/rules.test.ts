import { expect, test } from "vitest";
import { type EntryState, entryDue, type SentEntry } from "./rules.ts";

const REQUEST = { method: "REQUEST", sequence: 1 } as const;
const CANCEL = { method: "CANCEL", sequence: 1 } as const;

test.each<[EntryState["status"], SentEntry | null, ReturnType<typeof entryDue>]>([
  ["pending", null, null],
  ["pending", REQUEST, "REQUEST"],
  ["pending", CANCEL, null],
  ["scheduled", null, "REQUEST"],
  ["scheduled", REQUEST, "REQUEST"],
  ["scheduled", CANCEL, "REQUEST"],
  ["cancelled", null, null],
  ["cancelled", REQUEST, "CANCEL"],
  ["cancelled", CANCEL, null],
  ["completed", null, null],
  ["completed", REQUEST, null],
])("a visit that is %s, after %j, is due %j", (status, sent, due) => {
  expect(entryDue({ status, sequence: 2 }, sent)).toBe(due);
});

test.each(["pending", "scheduled", "cancelled", "completed"] as const)(
  "a visit that is %s is due nothing to who has its present sequence",
  (status) => {
    for (const sent of [REQUEST, CANCEL]) {
      expect(entryDue({ status, sequence: 1 }, sent)).toBeNull();
    }
  },
);
