import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { ERROR_SENTENCES } from "../content/fr/errors.ts";
import { type FormAction, visitorAction } from "./action.ts";

vi.mock("next/cache", () => ({ refresh: () => {}, revalidatePath: () => {} }));
vi.mock("./auth/session.ts", () => ({ currentDoorstep: async () => ({}) }));

const command = vi.fn(async () => {});
beforeEach(() => command.mockClear());

const act = visitorAction(
  z.strictObject({ email: z.string(), roles: z.array(z.string()).length(1) }),
  command,
);

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const REFUSED = {
  result: { status: "error", error: { "": [ERROR_SENTENCES["request.invalid"].detail] } },
};

test("runs the command with what the form says, whatever Next adds to it", async () => {
  const form = formOf([
    ["$ACTION_ID_7f", ""],
    ["email", "camille@example.org"],
    ["roles", "buyer"],
  ]);
  await act(null, form);
  const expected = { email: "camille@example.org", roles: ["buyer"] };
  expect(command.mock.calls).toEqual([[expected, {}]]);
});

test.each([
  "roles[4294967294]",
  "anything[30000000]",
  "a.b.c.d",
  "__proto__",
  "__proto__.role",
  "",
  "x".repeat(10_000),
])("refuses a field that is a path, or no name, at once: %.30s", async (name) => {
  const began = performance.now();
  expect(
    await act(
      null,
      formOf([
        ["email", "a"],
        [name, "buyer"],
      ]),
    ),
  ).toEqual(REFUSED);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(command).not.toHaveBeenCalled();
});

test.each([undefined, null, "email=a", 42, [], {}])(
  "refuses %j, which is no form, without a fault",
  async (form) => {
    expect(await (act as (...args: unknown[]) => ReturnType<FormAction>)(null, form)).toEqual(
      REFUSED,
    );
  },
);

test("says that the service rests where the database does, and keeps what was typed", async () => {
  command.mockRejectedValueOnce(new Error("wrapped", { cause: { code: "SQLITE_FULL" } }));
  const form = formOf([
    ["email", "camille@example.org"],
    ["roles", "buyer"],
  ]);
  expect(await act(null, form)).toMatchObject({
    result: {
      status: "error",
      initialValue: { email: "camille@example.org", roles: "buyer" },
      error: { "": [ERROR_SENTENCES["service.unavailable"].detail] },
    },
  });
});
