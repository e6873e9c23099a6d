import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import type { PageAccess } from "../lib/policy/access";
import { CALL_ACCESS, type CallAccess } from "../lib/policy/calls";
import { PAGE_ACCESS } from "../lib/policy/pages";
import type { Persona } from "../lib/testing/people";
import { signInByCall } from "../scripts/setup/sign-in";
import { SAMPLE } from "./people";

/** Every page and call of the site, asked for by each kind of person and by nobody. */

type Requester = Persona | "anonymous";
const ASKERS: readonly Requester[] = ["anonymous", ...(Object.keys(SAMPLE) as Persona[])];

/** What each may open besides what everyone with an account may. */
const OPENS: Record<Persona, readonly PageAccess[]> = {
  buyer: ["buyer"],
  seller: ["seller"],
  ambassador: ["ambassador", "asked-ambassador"],
  "pending ambassador": ["asked-ambassador"],
  "trust manager": ["trust_manager"],
};

/** Where each is led from what is somebody else's. */
const HOMES: Record<Persona, string> = {
  buyer: "/buyer/dashboard",
  seller: "/seller/dashboard",
  ambassador: "/ambassador/dashboard",
  "pending ambassador": "/ambassador/onboarding",
  "trust manager": "/trust-manager/dashboard",
};

function mayOpen(requester: Requester, access: PageAccess | CallAccess): boolean {
  if (requester === "anonymous") return false;
  return access === "signed-in" || OPENS[requester].includes(access);
}

/** Shut outside development, to everyone. */
const isForDevelopment = (route: string) => route.startsWith("/dev/");

/** Where a page that merely leads elsewhere leads. */
const LEADS: Readonly<Record<string, string>> = { "/profil/roles": "/profile/roles" };

/** What a route's parts stand for when it is asked for: things that nobody has. */
const addressOf = (route: string) =>
  route.replace("/[...nextauth]", "/session").replaceAll(/\[\w+\]/g, "zzzzzzzzzzzz");

for (const requester of ASKERS) {
  test.describe(`asked for by ${requester === "anonymous" ? "nobody" : `a ${requester}`},`, () => {
    let request: APIRequestContext;
    let origin: string;

    test.beforeAll(async ({ baseURL }) => {
      origin = baseURL ?? "";
      request = await requests.newContext({ baseURL: origin });
      if (requester === "anonymous") return;
      expect(await signInByCall(request, origin, { email: SAMPLE[requester] })).toBe(200);
    });

    test.afterAll(async () => request?.dispose());

    for (const [route, access] of Object.entries<PageAccess>(PAGE_ACCESS)) {
      if (route.includes("[") || access === "everyone") continue;
      const login = `/connexion?callbackUrl=${encodeURIComponent(route)}`;
      const shut = requester === "anonymous" ? login : HOMES[requester];
      const expected = mayOpen(requester, access) ? null : shut;
      test(`the page ${route} ${expected === null ? "opens" : `leads to ${expected}`}`, async () => {
        const response = await request.get(route, { maxRedirects: 0 });
        const leads = expected ?? LEADS[route];
        if (leads === undefined) {
          expect(response.status()).toBe(200);
          expect(response.headers()["cache-control"]).toContain("no-store");
        } else {
          expect(response.status()).toBeGreaterThanOrEqual(300);
          expect(response.status()).toBeLessThan(400);
          const { location = "" } = response.headers();
          expect(new URL(location, origin).href).toBe(new URL(leads, origin).href);
        }
      });
    }

    test("pages of development are shut", async () => {
      // Mails are read on the site where no server sends them: mailbox.spec.ts.
      const shut = Object.keys(PAGE_ACCESS)
        .filter(isForDevelopment)
        .filter((route) => !route.startsWith("/dev/mails"));
      for (const route of shut) {
        expect((await request.get(addressOf(route))).status()).toBe(404);
      }
    });

    for (const [route, methods] of Object.entries(CALL_ACCESS)) {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
        const access: CallAccess | undefined = methods[method];
        if (access === undefined || access === "everyone") continue;
        const may = mayOpen(requester, access);
        test(`the call ${method} ${route} is ${may ? "answered" : "refused"}`, async () => {
          const response = await request.fetch(addressOf(route), {
            method,
            headers: { origin },
            maxRedirects: 0,
          });
          const status = response.status();
          // Called without a body: what has to have one says so.
          if (may) expect([200, 204, 303, 400, 404, 415]).toContain(status);
          else expect([303, 401, 403]).toContain(status);
          if (!may && status === 303) {
            expect(response.headers().location).toMatch(/\/connexion|\/dashboard$|\/onboarding$/);
          }
        });
      }
    }
  });
}

test("nobody’s session, /api/me and /api/users say nothing of anybody", async ({ request }) => {
  expect(await (await request.get("/api/auth/session")).json()).toEqual({});
  expect(await (await request.get("/api/me")).json()).toEqual({ me: null });
  expect(await (await request.get("/api/users")).json()).toEqual({ users: [] });
});

test("/api/users says who asks, and nobody else", async ({ request, baseURL }) => {
  await signInByCall(request, baseURL ?? "", { email: SAMPLE.buyer });
  const { users } = await (await request.get("/api/users")).json();
  expect(users).toHaveLength(1);
  expect(users[0].email).toBe(SAMPLE.buyer);
  expect(JSON.stringify(users)).not.toMatch(/hash|password|phone|token/i);
});
