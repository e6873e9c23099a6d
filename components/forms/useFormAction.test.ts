import { redirect } from "next/navigation";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActionState } from "@/lib/kernel/forms";
import { sendForm, sendUnpressed, stateAfter } from "./useFormAction";

const assign = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  assign.mockClear();
  reload.mockClear();
  const { href, pathname, search } = new URL("https://loopimmo.test/settings?onglet=securite");
  vi.stubGlobal("window", { location: { href, pathname, search, assign, reload } });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const action = (state: ActionState) => vi.fn(async () => state);

test("gives back what an action says of its form, and goes nowhere", async () => {
  const state = { result: { status: "success" as const }, message: "Enregistré." };
  expect(await sendForm(action(state), new FormData())).toBe(state);
  expect(assign).not.toHaveBeenCalled();
});

test("sends an action no earlier state", async () => {
  const act = action(null);
  const form = new FormData();
  await sendForm(act, form);
  expect(act.mock.calls).toEqual([[null, form]]);
});

test.each([
  ["/buyer/dashboard", "https://loopimmo.test/buyer/dashboard", 0],
  ["/settings?onglet=securite", "https://loopimmo.test/settings?onglet=securite", 0],
  // Another fragment alone loads nothing.
  [
    "/settings?onglet=securite#journal",
    "https://loopimmo.test/settings?onglet=securite#journal",
    1,
  ],
  ["/settings#journal", "https://loopimmo.test/settings#journal", 0],
])("loads %s whole, and settles never", async (redirectTo, address, reloads) => {
  const settled = vi.fn();
  void sendForm(action({ result: {}, redirectTo }), new FormData()).finally(settled);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(assign.mock.calls.map(String)).toEqual([address]);
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(settled).not.toHaveBeenCalled();
});

test.each([
  [
    "leads to the login",
    async () => ({ result: {}, redirectTo: "/connexion", signedOut: true as const }),
  ],
  ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("goes nowhere by itself where what nobody pressed %s", async (_, act) => {
  expect(await sendUnpressed(act, new FormData())).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

describe("a form that gets no answer", () => {
  const failing = (error: unknown) => vi.fn(() => Promise.reject(error));

  test.each([
    ["no network", new TypeError("Failed to fetch"), "unanswered"],
    [
      "a proxy’s page",
      new Error("An unexpected response was received from the server."),
      "foreign",
    ],
  ])("of %s says so instead of throwing", async (_, error, kind) => {
    expect(await sendForm(failing(error), new FormData())).toEqual({
      result: {},
      unsent: { kind },
    });
  });

  test("says what the site said", async () => {
    const problem = { code: "request.form-outdated", status: 409, detail: "Rechargez-la." };
    const state = await sendForm(failing(new Error(JSON.stringify(problem))), new FormData());
    expect(state?.unsent).toEqual({ kind: "outdated", detail: "Rechargez-la." });
  });

  test("of a device without a network says so", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const state = await sendForm(failing(new TypeError("Failed to fetch")), new FormData());
    expect(state?.unsent).toEqual({ kind: "offline" });
  });

  test("is told of after a while, and not before", async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void sendForm(() => new Promise(() => {}), new FormData()).then(settled);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled.mock.calls).toEqual([[{ result: {}, unsent: { kind: "late" } }]]);
  });

  test("leaves to Next what Next throws to lead elsewhere", async () => {
    const leading = vi.fn(async () => redirect("/connexion"));
    await expect(sendForm(leading, new FormData())).rejects.toThrow("NEXT_REDIRECT");
  });
});

describe("what a form shows after another try", () => {
  const unsent = { result: {}, unsent: { kind: "offline" as const } };
  const wrong = { result: { status: "error" as const, error: { name: ["Trop long."] } } };

  test("is what it showed before, but for what was done, where nothing is known of it", () => {
    const before = { ...wrong, message: "Enregistré.", data: { codes: ["a"] } };
    const after = stateAfter(before, unsent);
    expect(after).toEqual({ ...wrong, data: { codes: ["a"] }, unsent: { kind: "offline" } });
    // The same result is reported once: a form that received it again would be made anew.
    expect(after?.result).toBe(before.result);
  });

  test("is the answer where there is one, without the failure before it", () => {
    expect(stateAfter(unsent, wrong)).toBe(wrong);
    expect(stateAfter(null, unsent)).toBe(unsent);
    expect(stateAfter(wrong, null)).toBeNull();
  });
});
