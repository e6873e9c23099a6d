import { beforeEach, expect, test, vi } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { newToken } from "../platform/tokens.ts";
import type { Visitor } from "../policy/actor.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { draftCookieName } from "./cookies.ts";
import { HINT_COOKIE } from "./hint.ts";
import { withRevision } from "./revision-holder.ts";

const browser = vi.hoisted(() => ({
  cookies: new Map<string, string>(),
  visitor: null as Visitor | null,
}));
vi.mock("next/headers", () => ({
  cookies: async () => ({
    has: (name: string) => browser.cookies.has(name),
    get: (name: string) => {
      const value = browser.cookies.get(name);
      return value === undefined ? undefined : { value };
    },
  }),
}));
vi.mock("./session.ts", () => ({
  currentVisitor: async () => browser.visitor,
  hasSessionEnded: async () => browser.cookies.has(HINT_COOKIE) && browser.visitor === null,
}));
vi.mock("./cookies.ts", () => ({ draftCookieName: () => "draft", DRAFT_SECONDS: 1 }));

const missing = async () => {
  throw new DomainError("revision.not-found");
};

beforeEach(() => {
  browser.cookies.clear();
  browser.visitor = null;
});

test.each([
  ["a stranger", [], "revision.not-found"],
  ["who began another listing here", [draftCookieName()], "revision.not-found"],
  ["whose session ended", [HINT_COOKIE], "request.signed-out"],
  [
    "whose session ended, with a listing begun before",
    [HINT_COOKIE, "draft"],
    "request.signed-out",
  ],
])("a listing that is not found: %s reads %j %s", async (_, cookies, code) => {
  for (const name of cookies) browser.cookies.set(name, newToken());
  await expect(withRevision("r", missing)).rejects.toMatchObject({ code });
});

test("somebody else's listing is not found by who is signed in", async () => {
  browser.cookies.set(HINT_COOKIE, "1");
  browser.visitor = { kind: "person", actor: actorWith(PERSONAS.seller) };
  await expect(withRevision("r", missing)).rejects.toMatchObject({ code: "revision.not-found" });
});
