import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFormKey } from "@/lib/kernel/forms";

const browser = { entry: "a", type: "navigate", store: new Map<string, string>(), refuses: false };

/** The module as a document loads it. */
async function openDocument(type: string, entry: string) {
  Object.assign(browser, { type, entry });
  vi.resetModules();
  return import("./form-keys");
}

beforeEach(() => {
  Object.assign(browser, { store: new Map(), refuses: false });
  vi.stubGlobal("navigation", {
    get currentEntry() {
      return { key: browser.entry };
    },
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => {
      if (browser.refuses) throw new Error("SecurityError");
      return browser.store.get(name) ?? null;
    },
    setItem: (name: string, value: string) => {
      if (browser.refuses) throw new Error("SecurityError");
      browser.store.set(name, value);
    },
  });
  vi.spyOn(performance, "getEntriesByType").mockImplementation(
    () => [{ type: browser.type }] as unknown as PerformanceEntryList,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const key = newFormKey();

test.each(["reload", "back_forward"])("a form has its key again after %s", async (type) => {
  (await openDocument("navigate", "a")).saveFormKey("contact", key);
  const { savedFormKey } = await openDocument(type, "a");
  expect(savedFormKey("contact")).toBe(key);
  expect(savedFormKey("offre")).toBeNull();
});

test("a form that is opened anew has none, in another place of the history or in the same", async () => {
  (await openDocument("navigate", "a")).saveFormKey("contact", key);
  expect((await openDocument("navigate", "b")).savedFormKey("contact")).toBeNull();
  expect((await openDocument("back_forward", "b")).savedFormKey("contact")).toBeNull();
  expect((await openDocument("navigate", "a")).savedFormKey("contact")).toBeNull();
});

test("a form that is closed and opened again in a page keeps it", async () => {
  const { saveFormKey, savedFormKey } = await openDocument("navigate", "a");
  saveFormKey("contact", key);
  expect(savedFormKey("contact")).toBe(key);
});

test("what a browser can't store, or somebody else put there, is no key", async () => {
  const { saveFormKey, savedFormKey } = await openDocument("reload", "a");
  saveFormKey("contact", "x");
  expect(savedFormKey("contact")).toBeNull();
  browser.refuses = true;
  expect(() => saveFormKey("contact", key)).not.toThrow();
  expect(savedFormKey("contact")).toBeNull();
  vi.stubGlobal("navigation", undefined);
  saveFormKey("contact", key);
  expect(savedFormKey("contact")).toBeNull();
});
