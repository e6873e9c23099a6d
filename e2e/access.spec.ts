import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import type { PageAccess } from "../lib/policy/access";
import { CALL_ACCESS } from "../lib/policy/calls";
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

function mayOpen(requester: Requester, access: PageAccess): boolean {
  if (requester === "anonymous") return false;
  return access === "signed-in" || OPENS[requester].includes(access);
}

/** Shut outside development, to everyone. */
const isForDevelopment = (route: string) => route.startsWith("/dev/");

/** Where a page that merely leads elsewhere leads. */
const LEADS: Readonly<Record<string, string>> = { "/profil/roles": "/profile/roles" };

/** A page that leads to what is due first, which is another place each day. */
const NEXT_TASK = "/trust-manager/tasks/suivante";
const PLACES_OF_TASKS = /^\/(trust-manager|ventes)\//;

/** What a route's parts stand for when it is asked for: things that nobody has. */
const addressOf = (route: string) =>
  route.replace("/[...nextauth]", "/session").replaceAll(/\[\w+\]/g, "zzzzzzzzzzzz");

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

for (const requester of ASKERS) {
  test.describe(`asked for by ${requester === "anonymous" ? "nobody" : `a ${requester}`},`, () => {
    // A row of the table each, whose name a fault has: a test each would take longer to begin than its request does.
    const row = (name: string) => ({
      is: (found: unknown, expected: unknown) => expect.soft(found, name).toEqual(expected),
      has: (found: unknown, expected: readonly unknown[]) =>
        expect.soft(expected, `${name}: ${found}`).toContain(found),
    });
    let request: APIRequestContext;
    let origin: string;

    test.beforeAll(async ({ baseURL }) => {
      origin = baseURL ?? "";
      request = await requests.newContext({ baseURL: origin });
      if (requester === "anonymous") return;
      expect(await signInByCall(request, origin, { email: SAMPLE[requester] })).toBe(200);
    });

    test.afterAll(async () => request?.dispose());

    test("every page opens, or leads to where they may be", async () => {
      let rows = 0;
      for (const [route, access] of Object.entries<PageAccess>(PAGE_ACCESS)) {
        if (route.includes("[") || access === "everyone") continue;
        rows += 1;
        const login = `/connexion?callbackUrl=${encodeURIComponent(route)}`;
        const shut = requester === "anonymous" ? login : HOMES[requester];
        const leads = mayOpen(requester, access) ? LEADS[route] : shut;
        const response = await request.get(route, { maxRedirects: 0 });
        const { is } = row(`the page ${route}`);
        if (route === NEXT_TASK && leads === undefined) {
          is(Math.floor(response.status() / 100), 3);
          const { location = "" } = response.headers();
          is(new URL(location, origin).pathname, expect.stringMatching(PLACES_OF_TASKS));
        } else if (leads === undefined) {
          is(response.status(), 200);
          is(response.headers()["cache-control"], expect.stringContaining("no-store"));
        } else {
          is(Math.floor(response.status() / 100), 3);
          const { location = "" } = response.headers();
          is(new URL(location, origin).href, new URL(leads, origin).href);
        }
      }
      expect(rows).toBeGreaterThan(40);
    });

    test("pages of development are shut", async () => {
      // Mails are read on the site where no server sends them: mailbox.spec.ts.
      const shut = Object.keys(PAGE_ACCESS)
        .filter(isForDevelopment)
        .filter((route) => !route.startsWith("/dev/mails"));
      for (const route of shut) {
        expect.soft((await request.get(addressOf(route))).status(), route).toBe(404);
      }
    });

    test("every call is answered, or refused", async () => {
      let rows = 0;
      for (const [route, methods] of Object.entries(CALL_ACCESS)) {
        for (const method of METHODS) {
          const access: PageAccess | undefined = methods[method];
          if (access === undefined || access === "everyone") continue;
          rows += 1;
          const response = await request.fetch(addressOf(route), {
            method,
            headers: { origin },
            maxRedirects: 0,
          });
          const status = response.status();
          const { is, has } = row(`the call ${method} ${route}`);
          // Called without a body: what has to have one says so. A paper that is not due yet is a conflict.
          if (mayOpen(requester, access)) has(status, [200, 204, 303, 400, 404, 409, 415]);
          else {
            has(status, [303, 401, 403]);
            const elsewhere = expect.stringMatching(/\/connexion|\/dashboard$|\/onboarding$/);
            if (status === 303) is(response.headers().location, elsewhere);
          }
        }
      }
      expect(rows).toBeGreaterThan(30);
    });
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
