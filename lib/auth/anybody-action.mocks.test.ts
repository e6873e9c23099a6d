import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { FormAction } from "../kernel/forms.ts";
import type { Actor, Visitor } from "../policy/actor.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { anybodyAction } from "./anybody-action.ts";
import { userAction, visitorAction } from "./user-action.ts";

const session = vi.hoisted(() => ({ actor: null as Actor | null }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ refresh }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "next-action": "60aa" }) }));
vi.mock("./session.ts", () => ({
  currentSignInContext: async () => ({}),
  requireActor: async () => session.actor,
  currentVisitor: async (): Promise<Visitor | null> =>
    session.actor && { kind: "person", actor: session.actor },
}));

const start = vi.fn(async () => {});
const send = vi.fn(async () => {});
const content = z.string().max(10);
const act = anybodyAction({
  asPerson: userAction(z.strictObject({ content }), start),
  asVisitor: visitorAction(z.strictObject({ content, email: z.string(), token: z.string() }), send),
  visitorFields: ["email", "token"],
  ended: "Votre session a pris fin.",
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

beforeEach(() => {
  session.actor = null;
  vi.clearAllMocks();
});

test("whose session ended reads so, beside what they typed, and shown the fields of others", async () => {
  expect(await act(null, formOf({ content: "Bonjour" }))).toMatchObject({
    result: {
      status: "error",
      initialValue: { content: "Bonjour" },
      error: { "": ["Votre session a pris fin."] },
    },
    signedOut: true,
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test("a visitor's form says what is wrong with it by field", async () => {
  const state = await act(null, formOf({ content: "Bonjour", email: "a@b.fr" }));
  expect(Object.keys(state?.result.error ?? {})).toEqual(["token"]);
  await act(null, formOf({ content: "Bonjour", email: "a@b.fr", token: "x" }));
  expect(send).toHaveBeenCalledTimes(1);
});

test("who is signed in sends as such, also a visitor's form", async () => {
  session.actor = actorWith(PERSONAS.buyer);
  const state = await act(null, formOf({ content: "Bonjour", email: "", token: "x" }));
  expect(state).toEqual({ result: { initialValue: null } });
  expect(start.mock.calls).toEqual([[{ content: "Bonjour" }, session.actor]]);
});

test.each([undefined, null, 42])("%j, which is no form, is refused", async (form) => {
  for (const actor of [null, actorWith(PERSONAS.buyer)]) {
    session.actor = actor;
    const state = await (act as (...args: unknown[]) => ReturnType<FormAction>)(null, form);
    expect(state?.result.status).toBe("error");
  }
});
