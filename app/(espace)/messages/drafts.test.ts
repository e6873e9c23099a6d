import { afterEach, expect, test, vi } from "vitest";
import {
  type Draft,
  newDraft,
  obstacleIn,
  readDrafts,
  roomAfter,
  stillDrafts,
  storedOf,
  writeDrafts,
} from "./drafts";

const draft = (state: Draft["state"], id: string | null = null): Draft => ({
  ...newDraft(`key-${state}-${id}`, { name: "Devis.pdf", size: 9 }),
  state,
  id,
});
const file = (id: string) => ({ id, name: "Devis.pdf", bytes: 9 });

afterEach(() => vi.unstubAllGlobals());

test.each([
  [[], null, 3],
  [[draft("stored", "a")], null, 2],
  [[draft("stored", "a"), draft("waiting")], "sending", 1],
  [[draft("sending")], "sending", 2],
  [[draft("sending"), draft("failed"), draft("stored", "a")], "failed", 0],
  [Array(5).fill(draft("stored", "a")), null, 0],
] as const)("a message waits for its files: %#", (drafts, obstacle, room) => {
  expect(obstacleIn(drafts)).toBe(obstacle);
  expect(roomAfter(drafts)).toBe(room);
});

test("what goes with a message is what is stored", () => {
  expect(storedOf([draft("stored", "a"), draft("failed"), draft("stored", "b")])).toEqual([
    file("a"),
    file("b"),
  ]);
});

test("a document that a message has is a draft no more", () => {
  const drafts = [draft("stored", "a"), draft("sending"), draft("stored", "b")];
  expect(stillDrafts(drafts, [{ attachments: [{ id: "a" }] }, { attachments: [] }])).toEqual(
    drafts.slice(1),
  );
});

test("what was stored is still there when the page comes back, in its conversation", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  });
  writeDrafts("one", [file("a"), file("b")]);
  expect(storedOf(readDrafts("one"))).toEqual([file("a"), file("b")]);
  expect(obstacleIn(readDrafts("one"))).toBeNull();
  expect(readDrafts("two")).toEqual([]);
  writeDrafts("one", []);
  expect([...held.keys()]).toEqual([]);
});

test.each(["", "{", "null", "{}", '["x", 1, null, {"id": 1}]'])(
  "what the browser holds of something else is nothing: %j",
  (text) => {
    vi.stubGlobal("sessionStorage", { getItem: () => text });
    expect(readDrafts("one")).toEqual([]);
  },
);

test("a browser that stores nothing fails at nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(readDrafts("one")).toEqual([]);
  expect(() => writeDrafts("one", [file("a")])).not.toThrow();
});
