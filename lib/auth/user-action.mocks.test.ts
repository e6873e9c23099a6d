import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ERROR_SENTENCES, INVALID_VALUE } from "../content/errors.ts";
import { DomainError } from "../kernel/errors.ts";
import type { FormAction } from "../kernel/forms.ts";
import type { Actor } from "../policy/actor.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { userAction, visitorAction } from "./user-action.ts";

const request = vi.hoisted(() => ({ headers: new Headers() }));
const refresh = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ actor: null as Actor | null }));
vi.mock("next/cache", () => ({ refresh }));
vi.mock("next/headers", () => ({ headers: async () => request.headers }));
vi.mock("next/navigation", async (original) => ({
  // What other files of the same run take from it stays.
  ...(await original<typeof import("next/navigation")>()),
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
}));
vi.mock("./session.ts", () => ({
  currentSignInContext: async () => ({}),
  requireActor: async () => {
    if (session.actor) return session.actor;
    throw new DomainError("request.signed-out");
  },
}));

const command = vi.fn(async () => {});
beforeEach(() => {
  command.mockClear();
  refresh.mockClear();
  request.headers = new Headers();
  session.actor = null;
});

const act = visitorAction(
  z.strictObject({ email: z.string(), roles: z.array(z.string()).length(1) }),
  command,
);

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const REJECTED = {
  result: { status: "error", error: { "": [ERROR_SENTENCES["request.invalid"].detail] } },
};

test.each([
  ["what has moved on", "sale.moved", 1],
  ["what was typed wrongly", "request.invalid", 0],
] as const)("renders the page anew after a refusal of %s alone", async (_, code, times) => {
  const refused = visitorAction(z.strictObject({}), async () => {
    throw new DomainError(code);
  });
  await refused(null, formOf([]));
  expect(refresh).toHaveBeenCalledTimes(times);
});

test("has a French sentence for what a schema says nothing of", async () => {
  const state = await act(
    null,
    formOf([
      ["roles", "buyer"],
      ["page", "2"],
    ]),
  );
  expect(state?.result.error).toEqual({
    "": [ERROR_SENTENCES["request.invalid"].detail],
    email: [INVALID_VALUE],
  });
  expect(command).not.toHaveBeenCalled();
});

test("leaves a refused form that somebody wrote in where it is", async () => {
  const refused = visitorAction(z.strictObject({ message: z.string() }), async () => {
    throw new DomainError("offer.moved");
  });
  await refused(null, formOf([["message", "Notre projet"]]));
  expect(refresh).not.toHaveBeenCalled();
});

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
  ).toEqual(REJECTED);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(command).not.toHaveBeenCalled();
});

test.each([undefined, null, "email=a", 42, [], {}])(
  "refuses %j, which is no form, without a fault",
  async (form) => {
    expect(await (act as (...args: unknown[]) => ReturnType<FormAction>)(null, form)).toEqual(
      REJECTED,
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

/** Who sends a form: a script of Next's, which names the action in a header, or a browser alone. */
const BY_SCRIPT = { "next-action": "60aa" };

describe("a form that leads to another page", () => {
  const leading = (path: string) =>
    visitorAction(z.strictObject({}), command, () => ({ redirectTo: path }));

  test("starts anew once it is done, or goes on with what was typed", async () => {
    const schema = z.strictObject({ email: z.string() });
    const form = () => formOf([["email", "camille@example.org"]]);
    const once = visitorAction(schema, command);
    expect(await once(null, form())).toEqual({ result: { initialValue: null } });
    const stepped = visitorAction(schema, command, () => ({ keepTyped: true, data: { step: 2 } }));
    expect(await stepped(null, form())).toMatchObject({
      result: { status: "success", initialValue: { email: "camille@example.org" } },
      data: { step: 2 },
    });
  });

  test("gives a script the path, and has nothing rendered or fetched", async () => {
    request.headers = new Headers(BY_SCRIPT);
    const state = await leading("/messages?filtre=unread")(null, new FormData());
    expect(state).toEqual({ result: {}, redirectTo: "/messages?filtre=unread" });
    expect(refresh).not.toHaveBeenCalled();
  });

  test("redirects a browser without scripts", async () => {
    await expect(leading("/messages")(null, new FormData())).rejects.toThrow(
      "redirected to /messages",
    );
  });

  test.each(["https://elsewhere.example/", "//elsewhere.example", "javascript:1", ""])(
    "leads nobody to %j, with scripts or without",
    async (path) => {
      for (const headers of [BY_SCRIPT, {}]) {
        request.headers = new Headers(headers);
        await expect(leading(path)(null, new FormData())).rejects.toThrow("another site");
      }
    },
  );
});

describe("a form of somebody who was signed out meanwhile", () => {
  const act = userAction(z.strictObject({}), command);
  const login = "/connexion?callbackUrl=%2Fsettings";

  test("gives a script the way to the login, and back", async () => {
    request.headers = new Headers({ ...BY_SCRIPT, "x-next-path": "/settings" });
    expect(await act(null, new FormData())).toEqual({
      result: {},
      redirectTo: login,
      signedOut: true,
    });
    expect(command).not.toHaveBeenCalled();
  });

  test("redirects a browser without scripts there", async () => {
    request.headers = new Headers({ "x-next-path": "/settings" });
    await expect(act(null, new FormData())).rejects.toThrow(`redirected to ${login}`);
    expect(command).not.toHaveBeenCalled();
  });
});

test("an account's forms are limited, wherever it sends them from", async () => {
  session.actor = actorWith(PERSONAS.buyer);
  const act = userAction(z.strictObject({}), command);
  for (let at = 0; at < 120; at++) {
    request.headers = new Headers({ "x-forwarded-for": `198.51.100.${at}` });
    expect(await act(null, new FormData())).toEqual({ result: expect.anything() });
  }
  expect(command).toHaveBeenCalledTimes(120);
  const { detail } = ERROR_SENTENCES["request.too-many"];
  expect(await act(null, new FormData())).toEqual({
    result: { status: "error", error: { "": [detail] } },
  });
  expect(command).toHaveBeenCalledTimes(120);
});
