import { beforeEach, expect, test, vi } from "vitest";
import type { ActionState } from "@/lib/kernel/forms";
import { sendForm } from "./useFormAction";

const assign = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  assign.mockClear();
  reload.mockClear();
  const { href, pathname, search } = new URL("https://loopimmo.test/settings?onglet=securite");
  vi.stubGlobal("window", { location: { href, pathname, search, assign, reload } });
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
