import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HINT_COOKIE } from "@/lib/auth/hint";
import { readContactDraft, writeContactDraft } from "./contact-draft";

const stored = new Map<string, string>();
const signedIn = (account: string | null) =>
  vi.stubGlobal("document", {
    cookie: account === null ? "a=1" : `a=1; ${HINT_COOKIE}=${account}`,
  });

beforeEach(() => {
  stored.clear();
  signedIn(null);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, null, true],
  [null, "camille", true],
  ["camille", "camille", true],
  ["camille", null, true],
  ["camille", "zoe", false],
])("what was written as %j is read as %j: %j", (writer, reader, isRead) => {
  signedIn(writer);
  expect(writeContactDraft("x", "Bonjour")).toBe(true);
  signedIn(reader);
  expect(readContactDraft("x")).toBe(isRead ? "Bonjour" : null);
  expect(readContactDraft("y")).toBeNull();
});

test("is gone once it was sent", () => {
  writeContactDraft("x", "Bonjour");
  writeContactDraft("x", null);
  expect(readContactDraft("x")).toBeNull();
});

test.each(["Bonjour", "null", "{", "[]", '{"text":1}'])("reads nothing of %s", (text) => {
  stored.set("loopimmo.contact.x", text);
  expect(readContactDraft("x")).toBeNull();
});
