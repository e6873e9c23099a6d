import { beforeEach, describe, expect, test } from "vitest";
import { replaceOnce } from "../platform/once.ts";
import type { Visitor } from "../policy/actor.ts";
import { PAGE_ACCESS } from "../policy/pages.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { guardSpace } from "./space-guard.ts";

const BUYER: Visitor = { kind: "person", actor: actorWith(PERSONAS.buyer) };
const PENDING: Visitor = {
  kind: "pending",
  pending: {
    pendingId: "p",
    sessionId: "s",
    email: "zoe@example.org",
    firstName: "Zoé",
    lastName: "Martin",
    role: "buyer",
  },
};

const SCRIPT_FORM = { method: "POST", headers: { "next-action": "abc" } };

const guarded = (visitor: Visitor | null, url: string, { method = "GET", headers = {} } = {}) =>
  guardSpace({ method, url, headers: new Headers(headers) }, async () => visitor);

const toLogin = (path: string) => ({
  kind: "redirect",
  to: `/connexion?callbackUrl=${encodeURIComponent(path)}`,
});

beforeEach(() => replaceOnce("account-limit.render", undefined));

describe("the guard of the space", () => {
  test.each(Object.entries(PAGE_ACCESS).filter(([, access]) => access !== "everyone"))(
    "leads nobody in particular from %s to the login",
    async (route) => {
      expect(await guarded(null, route)).toEqual(toLogin(route));
    },
  );

  test("knows the way back with its query, without Next's own part of it", async () => {
    expect(await guarded(null, "/visites?filtre=pending&_rsc=1x2y")).toEqual(
      toLogin("/visites?filtre=pending"),
    );
  });

  test("opens a page for who may", async () => {
    expect(await guarded(BUYER, "/buyer/favorites?page=2")).toEqual({ kind: "open" });
  });

  test.each(["/seller/dashboard", "/trust-manager/compliance", "/ambassador/onboarding"])(
    "leads a buyer from %s to their own dashboard",
    async (path) => {
      expect(await guarded(BUYER, path)).toEqual({ kind: "redirect", to: "/buyer/dashboard" });
    },
  );

  test.each(["/buyer", "/buyer/", "/buyer/unknown", "/settings/export", "/dashboard/x"])(
    "needs any account for %s, which is no page",
    async (path) => {
      expect(await guarded(null, path)).toEqual(toLogin(path));
      expect(await guarded(BUYER, path)).toEqual({ kind: "open" });
    },
  );

  test("leads who waits for a confirmation to that page", async () => {
    const waiting = { kind: "redirect", to: "/confirmation/attente" };
    expect(await guarded(PENDING, "/buyer/dashboard?x=1")).toEqual(waiting);
    expect(await guarded(PENDING, "/buyer/dashboard", { method: "HEAD" })).toEqual(waiting);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "takes no form that is sent without scripts by who can't send it: %s",
    async (method) => {
      expect(await guarded(PENDING, "/settings", { method })).toEqual({
        kind: "rejected",
        code: "account.unconfirmed",
      });
      expect(await guarded(BUYER, "/seller/offers", { method })).toEqual({
        kind: "rejected",
        code: "request.forbidden",
      });
    },
  );

  test("leaves a form that scripts send to its action, and a plain one not", async () => {
    const open = { kind: "open" };
    expect(await guarded(PENDING, "/settings", SCRIPT_FORM)).toEqual(open);
    expect(await guarded(null, "/settings", SCRIPT_FORM)).toEqual(open);
    expect(await guarded(null, "/settings", { method: "POST" })).toEqual(toLogin("/settings"));
    const read = { headers: SCRIPT_FORM.headers };
    expect(await guarded(null, "/settings", read)).toEqual(toLogin("/settings"));
  });

  test("gives an account so many pages a minute, wherever it requests them from", async () => {
    const from = (at: number) => ({ headers: { "x-forwarded-for": `203.0.113.${at % 250}` } });
    for (let at = 0; at < 600; at++) {
      expect((await guarded(BUYER, "/buyer/dashboard", from(at))).kind).toBe("open");
    }
    const limited = await guarded(BUYER, "/buyer/dashboard", from(9));
    expect(limited).toEqual({ kind: "too-many", seconds: expect.any(Number) });
    const other: Visitor = { kind: "person", actor: actorWith(PERSONAS.buyer) };
    expect((await guarded(other, "/buyer/dashboard", from(9))).kind).toBe("open");
    expect((await guarded(null, "/buyer/dashboard", from(9))).kind).toBe("redirect");
  });
});
