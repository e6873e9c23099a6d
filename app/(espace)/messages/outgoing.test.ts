import { afterEach, expect, test, vi } from "vitest";
import { type Outgoing, readUnsent, stillOutgoing, writeUnsent } from "./outgoing";

afterEach(() => vi.unstubAllGlobals());

const message = (key: string): Outgoing => ({
  key,
  content: "Bonjour",
  documents: [],
  state: "sending",
  problem: null,
});

test("a message is on its way until the conversation has it, under its name", () => {
  const outgoing = [message("a"), message("b")];
  expect(stillOutgoing(outgoing, [{ clientKey: null }])).toEqual(outgoing);
  expect(stillOutgoing(outgoing, [{ clientKey: "a" }])).toEqual([message("b")]);
  expect(stillOutgoing(outgoing, [{ clientKey: "b" }, { clientKey: "a" }])).toEqual([]);
});

test("what was not sent is there after a reload, as what nothing is known of, under its key", () => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const failed: Outgoing = { ...message("a"), state: "failed", problem: { refusal: "Non." } };
  writeUnsent("c1", [failed, message("b"), { ...message("c"), state: "sent" }]);
  const again = { state: "failed", problem: { failure: { kind: "unanswered" } } };
  expect(readUnsent("c1")).toEqual([
    { ...message("a"), ...again },
    { ...message("b"), ...again },
  ]);
  expect(readUnsent("c2")).toEqual([]);
  writeUnsent("c1", []);
  expect(items.size).toBe(0);
});

test.each(["{", "null", "{}", '[1,{"key":"a"}]'])("reads no message from %s", (text) => {
  vi.stubGlobal("sessionStorage", { getItem: () => text });
  expect(readUnsent("c1")).toEqual([]);
});
