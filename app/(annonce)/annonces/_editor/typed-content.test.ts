import { expect, test } from "vitest";
import type { RevisionContent } from "@/lib/revisions/content";
import { isReported, isSame, withChanges } from "./typed-content";

const STORED = {
  title: "Maison",
  rooms: 4,
  sources: { rooms: "dpe" },
} as unknown as RevisionContent;

test.each([
  ["a value", { title: "Villa" }, {}, { title: "Villa", rooms: 4, sources: { rooms: "dpe" } }],
  ["no value", { title: null }, {}, { rooms: 4, sources: { rooms: "dpe" } }],
  [
    "a typed value, which has no source any more",
    { rooms: 5 },
    {},
    { title: "Maison", rooms: 5, sources: {} },
  ],
  [
    "a value with its source",
    { title: "Villa" },
    { title: "copy" },
    { title: "Villa", rooms: 4, sources: { rooms: "dpe", title: "copy" } },
  ],
])("changes a field to %s", (_, changes, fills, changed) => {
  expect(withChanges(STORED, changes, fills as object)).toEqual(changed);
  expect(STORED).toEqual({ title: "Maison", rooms: 4, sources: { rooms: "dpe" } });
});

test.each([
  ["a", "a", true],
  ["a", "b", false],
  [undefined, null, true],
  [[], undefined, true],
  [[], null, true],
  [["a"], ["a"], true],
  [["a"], [], false],
  [0, null, false],
  ["", null, false],
])("%j and %j say the same: %s", (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

const NEW = { isPointed: false, isLeft: false, isStored: false };

test.each([
  ["what is wrong with a field that is being typed", "short", NEW, false],
  ["what is wrong with one that was left", "short", { ...NEW, isLeft: true }, true],
  ["what is wrong with what was stored", "short", { ...NEW, isStored: true }, true],
  ["what is missing", "missing", { ...NEW, isLeft: true, isStored: true }, false],
  ["what is missing where the address points", "missing", { ...NEW, isPointed: true }, true],
])("reports %s: %3$s", (_, code, state, reported) => {
  expect(isReported(code, state)).toBe(reported);
});
