import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { PATH_HEADER } from "../lib/auth/path-header.ts";
import type { Visitor } from "../lib/policy/actor.ts";
import { PAGE_ACCESS } from "../lib/policy/pages.ts";
import { actorWith, PERSONAS } from "../lib/testing/people.ts";
import { createSpaceGuard } from "./space-guard.ts";

function requestFor(url: string, { method = "GET", headers = {} } = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { url, method, headers: { ...headers } });
}

const ACTOR = actorWith(PERSONAS.buyer);
const BUYER: Visitor = { kind: "person", actor: ACTOR };
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

async function guarded(visitor: Visitor | null, request: IncomingMessage) {
  let asked = 0;
  const guard = createSpaceGuard(async () => {
    asked++;
    return visitor;
  });
  const { elsewhere, account } = await guard(request);
  return { leads: elsewhere, account, asked, request };
}

describe("the guard of the space", () => {
  test.each(Object.entries(PAGE_ACCESS).filter(([, access]) => access !== "everyone"))(
    "asks who opens %s",
    async (route) => {
      const { leads, asked } = await guarded(null, requestFor(route));
      expect(asked).toBe(1);
      expect(leads).toBe(`/connexion?callbackUrl=${encodeURIComponent(route)}`);
    },
  );

  test.each(Object.entries(PAGE_ACCESS).filter(([, access]) => access === "everyone"))(
    "lets everyone open %s, and looks nobody up for it",
    async (route) => {
      const { leads, asked } = await guarded(null, requestFor(route));
      expect([leads, asked]).toEqual([null, 0]);
    },
  );

  test("knows the way back with its query, without Next's own part of it", async () => {
    const { leads } = await guarded(null, requestFor("/visites?filtre=pending&_rsc=1x2y"));
    expect(leads).toBe("/connexion?callbackUrl=%2Fvisites%3Ffiltre%3Dpending");
  });

  test("tells the page which address was asked for, whatever the request said of it", async () => {
    const asked = requestFor("/buyer/favorites?page=2", {
      headers: { [PATH_HEADER]: "/elsewhere" },
    });
    const { leads, request } = await guarded(BUYER, asked);
    expect(leads).toBeNull();
    expect(request.headers[PATH_HEADER]).toBe("/buyer/favorites?page=2");
  });

  test.each(["/seller/dashboard", "/trust-manager/compliance", "/ambassador/onboarding"])(
    "leads a buyer from %s to their own dashboard",
    async (path) => {
      expect((await guarded(BUYER, requestFor(path))).leads).toBe("/buyer/dashboard");
    },
  );

  test.each(["/buyer", "/buyer/", "/buyer/unknown", "/settings/export", "/dashboard/x"])(
    "asks nobody's account for %s, which is no page",
    async (path) => {
      expect((await guarded(null, requestFor(path))).leads).toMatch(/^\/connexion/);
      expect((await guarded(BUYER, requestFor(path))).leads).toBeNull();
    },
  );

  test.each(["/buyers", "/dashboards", "/profiles", "/settingsx", "/bien/buyer", "/"])(
    "takes %s for no part of the space",
    async (path) => {
      expect((await guarded(null, requestFor(path))).asked).toBe(0);
    },
  );

  test("leads who waits for a confirmation to that page", async () => {
    const { leads, request } = await guarded(PENDING, requestFor("/buyer/dashboard?x=1"));
    expect(leads).toBe("/confirmation/attente");
    expect(request.url).toBe("/buyer/dashboard?x=1");
  });

  test("never rewrites a form of who waits for a confirmation", async () => {
    const sent = requestFor("/settings", { method: "POST", headers: { "next-action": "abc" } });
    const { leads, request } = await guarded(PENDING, sent);
    expect([leads, request.url]).toEqual([null, "/settings"]);
    const plain = requestFor("/settings", { method: "POST" });
    expect((await guarded(PENDING, plain)).leads).toBe("/confirmation/attente");
    expect(plain.url).toBe("/settings");
  });

  test("leaves a form that scripts send to its action, and a plain one not", async () => {
    const sent = { method: "POST", headers: { "next-action": "abc" } };
    expect((await guarded(null, requestFor("/settings", sent))).leads).toBeNull();
    const plain = requestFor("/settings", { method: "POST" });
    expect((await guarded(null, plain)).leads).toMatch(/^\/connexion/);
    const read = requestFor("/settings", { headers: { "next-action": "abc" } });
    expect((await guarded(null, read)).leads).toMatch(/^\/connexion/);
  });

  test.each([
    ["GET", "/buyer/dashboard"],
    ["GET", "/seller/dashboard"],
    ["POST", "/messages"],
    ["PUT", "/api/favorites/x"],
    ["DELETE", "/api/favorites/x"],
    ["POST", "/api/visits"],
  ])("tells whose %s %s is, for limits", async (method, path) => {
    expect((await guarded(BUYER, requestFor(path, { method }))).account).toBe(ACTOR.userId);
    expect((await guarded(PENDING, requestFor(path, { method }))).account).toBeNull();
    expect((await guarded(null, requestFor(path, { method }))).account).toBeNull();
  });

  test.each([
    ["GET", "/api/me"],
    ["GET", "/api/listings"],
    ["POST", "/api/auth/signout"],
    ["POST", "/connexion"],
  ])("looks nobody up for %s %s", async (method, path) => {
    const { asked, leads } = await guarded(BUYER, requestFor(path, { method }));
    expect([asked, leads]).toEqual([0, null]);
  });
});
