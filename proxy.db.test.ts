import { NextRequest } from "next/server";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "./lib/accounts/sessions/commands/open-session.ts";
import { sessionCookieName } from "./lib/auth/cookies.ts";
import { sealCookie } from "./lib/auth/next-auth.ts";
import { ERROR_SENTENCES } from "./lib/content/errors.ts";
import { ERROR_STATUSES, type ErrorCode } from "./lib/kernel/errors.ts";
import type { Role, RoleStatus } from "./lib/kernel/roles.ts";
import { databaseInUse } from "./lib/platform/db/in-use.ts";
import { replaceOnce } from "./lib/platform/once.ts";
import { requestOutcome, withRequestContext } from "./lib/platform/request-context.ts";
import { adoptedDatabase } from "./lib/testing/adopted-database.ts";
import { communeRow, propertyRow, roomRow, userRow } from "./lib/testing/builders.ts";
import { createPerson } from "./lib/testing/people.ts";
import { config, proxy } from "./proxy.ts";

const IDS = {
  shown: "shown0000000",
  drafted: "drafted00000",
  withdrawn: "withdrawn000",
  bare: "bare00000000",
};

const database = adoptedDatabase();
beforeAll(async () => {
  const seller = userRow();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    const of = (id: string, status: "active" | "draft" | "withdrawn") =>
      tx.property.create({ data: propertyRow({ id, status, sellerId: seller.id }) });
    await of(IDS.shown, "active");
    await of(IDS.drafted, "draft");
    await of(IDS.withdrawn, "withdrawn");
    for (const propertyId of [IDS.shown, IDS.drafted, IDS.withdrawn]) {
      for (const position of [0, 1]) {
        await tx.room.create({ data: roomRow({ propertyId, position }) });
        await tx.propertyPhoto.create({
          data: { propertyId, position, mediaKey: "a", alt: "a", roomPosition: position },
        });
      }
    }
    await of(IDS.bare, "active");
  });
});

const SITE = "http://localhost:3000";
const askProxy = (path: string) => proxy(new NextRequest(`${SITE}${path}`));

test("while the database can't be read, a page is unavailable and not a failure", async () => {
  const failing = () => {
    throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
  };
  const readsInUse = `db.reads.${databaseInUse()}`;
  replaceOnce(readsInUse, { selectFrom: failing });
  try {
    const [answer, outcome] = await withRequestContext(
      { id: "a", method: "GET", path: "/" },
      async () => [await askProxy("/bien/unread000000"), requestOutcome()] as const,
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(ERROR_SENTENCES["service.unavailable"].title);
    expect(outcome.unavailable).toBe(true);
  } finally {
    replaceOnce(readsInUse, undefined);
  }
});

const REWRITE = "x-middleware-rewrite";

describe("a page of a listing or of a city", () => {
  test.each([
    [`/bien/${IDS.shown}`, 200],
    [`/bien/${IDS.shown}?creneau=x`, 200],
    [`/bien/${IDS.drafted}`, 404],
    [`/bien/${IDS.withdrawn}`, 410],
    ["/bien/zzzzzzzzzzzz", 404],
    [`/bien/${IDS.shown}/reserver`, 200],
    [`/bien/${IDS.shown}/offre`, 200],
    [`/bien/${IDS.shown}/signaler`, 200],
    [`/bien/${IDS.shown}/visite-virtuelle`, 200],
    [`/bien/${IDS.shown}/visite-virtuelle?piece=2`, 200],
    [`/bien/${IDS.bare}/visite-virtuelle`, 404],
    [`/bien/${IDS.drafted}/visite-virtuelle`, 404],
    [`/bien/${IDS.withdrawn}/visite-virtuelle`, 410],
    ["/bien/zzzzzzzzzzzz/visite-virtuelle", 404],
    ["/acheter/rennes", 200],
    ["/acheter/nowhere", 404],
  ])("has the status of what it names: %s is %i", async (path, status) => {
    const response = await askProxy(path);
    expect(response.status).toBe(status);
    // What is not there is rewritten onto itself: the page has its own words for it.
    expect(response.headers.get(REWRITE)).toBe(status === 200 ? null : `${SITE}${path}`);
  });

  test.each([
    [`/bien/${IDS.withdrawn}/reserver`, IDS.withdrawn, 410],
    ["/bien/zzzzzzzzzzzz/signaler", "zzzzzzzzzzzz", 404],
  ])("shows the listing's page where it has no page of its own: %s", async (path, id, status) => {
    const response = await askProxy(path);
    expect(response.status).toBe(status);
    expect(response.headers.get(REWRITE)).toBe(`${SITE}/bien/${id}`);
  });

  test("leads another spelling of a city to its address, for good", async () => {
    const response = await askProxy("/acheter/Rennes?sort=newest");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe(`${SITE}/acheter/rennes?sort=newest`);
  });
});

describe("a form that is posted to a page of a listing or of a city", () => {
  const NOWHERE = "zzzzzzzzzzzz";
  const OWN_PAGES = [
    "",
    "/contact",
    "/offre",
    "/reserver",
    "/signaler",
    "/ventes",
    "/visite-virtuelle",
  ];
  const states = [
    [IDS.shown, null],
    [IDS.drafted, "listing.not-found"],
    [IDS.withdrawn, "listing.withdrawn"],
    [NOWHERE, "listing.not-found"],
  ] as const;
  const table: [path: string, rejection: ErrorCode | null][] = [
    ...states.flatMap(([id, rejection]) =>
      OWN_PAGES.map((page): [string, ErrorCode | null] => [`/bien/${id}${page}`, rejection]),
    ),
    [`/bien/${IDS.bare}/visite-virtuelle`, "listing.not-found"],
    ["/acheter/rennes", null],
    ["/acheter/Rennes?sort=newest", "request.form-outdated"],
    ["/acheter/nowhere", "city.not-found"],
    ["/prestataires/notaire", null],
    ["/prestataires/Notaire", "request.form-outdated"],
    ["/prestataires/plombier", "provider.not-found"],
    [`/prestataire/${NOWHERE}`, "provider.not-found"],
    ["/estimer/resultat/x", "estimate.not-found"],
    [`/estimer/resultat/${"x".repeat(43)}/accompagnement`, "estimate.not-found"],
  ];
  const METHODS = ["POST", "PUT", "PATCH", "DELETE"].flatMap((method) =>
    [undefined, { "next-action": "a" }].map((headers) => ({ method, headers })),
  );

  test.each(table)(
    "is for that page or for none, whatever sends it: %s, %s",
    async (path, rejection) => {
      for (const { method, headers } of METHODS) {
        const fields = { id: "1", method, path };
        const { response, outcome } = await withRequestContext(fields, async () => ({
          response: await proxy(
            new NextRequest(`${SITE}${path}`, { method, ...(headers && { headers }) }),
          ),
          outcome: requestOutcome(),
        }));
        expect(response.headers.get(REWRITE)).toBeNull();
        expect(response.headers.get("location")).toBeNull();
        expect(response.headers.get("x-middleware-next")).toBe(rejection === null ? "1" : null);
        expect(outcome.rejection).toBe(rejection);
        expect(response.status).toBe(rejection === null ? 200 : ERROR_STATUSES[rejection]);
        if (rejection !== null) {
          expect(await response.text()).toContain(ERROR_SENTENCES[rejection].detail);
        }
      }
    },
  );

  test("is the only thing that is told so: the page itself is shown under its status", async () => {
    for (const method of ["GET", "HEAD"]) {
      const request = new NextRequest(`${SITE}/bien/${IDS.withdrawn}/contact`, { method });
      const response = await proxy(request);
      expect(response.headers.get(REWRITE)).toBe(`${SITE}/bien/${IDS.withdrawn}`);
    }
  });

  test("has all pages of a listing in this table", () => {
    const pages = config.matcher.filter((path) => path.startsWith("/bien/:id"));
    expect(pages).toEqual(OWN_PAGES.map((page) => `/bien/:id${page}`));
  });
});

describe("a page of the signed-in space", () => {
  const cookieOf = async (roles: readonly (readonly [Role, RoleStatus])[]) => {
    const { userId } = await createPerson(database, roles);
    const token = await openSession({ userId, remember: false, userAgent: null });
    return `${sessionCookieName()}=${await sealCookie(token)}`;
  };
  const open = async (path: string, cookie = "") =>
    proxy(new NextRequest(`${SITE}${path}`, { headers: { cookie } }));

  test("leads who is not signed in to the login, and back", async () => {
    const response = await open("/buyer/favorites?page=2");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `${SITE}/connexion?callbackUrl=%2Fbuyer%2Ffavorites%3Fpage%3D2`,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("opens a page for who may", async () => {
    const response = await open("/buyer/favorites?page=2", await cookieOf([["buyer", "active"]]));
    expect(response.headers.get("x-middleware-next")).toBe("1");
  });

  test("leads a form without scripts to the login; one that scripts send, its own action answers", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const plain = await proxy(new NextRequest(`${SITE}/buyer/favorites`, { method }));
      expect(plain.status).toBe(303);
      expect(plain.headers.get(REWRITE)).toBeNull();
    }
    const headers = { "next-action": "a" };
    const request = new NextRequest(`${SITE}/buyer/favorites`, { method: "POST", headers });
    const sent = await proxy(request);
    expect(sent.headers.get("x-middleware-next")).toBe("1");
    expect(sent.headers.get(REWRITE)).toBeNull();
  });

  test("leads who has not the role to a page of theirs", async () => {
    const response = await open("/seller/dashboard", await cookieOf([["buyer", "active"]]));
    expect(response.headers.get("location")).toBe(`${SITE}/buyer/dashboard`);
  });

  test("takes a forged cookie for nobody", async () => {
    for (const value of ["x", "eyJhbGciOiJkaXIifQ..a.b.c"]) {
      const response = await open("/dashboard", `${sessionCookieName()}=${value}`);
      expect(response.headers.get("location")).toContain("/connexion?");
    }
  });

  test("is a problem to an account that has requested too many", async () => {
    replaceOnce("account-limit.render", new RateLimiterMemory({ points: 1, duration: 60 }));
    const seller = await cookieOf([["seller", "active"]]);
    expect((await open("/seller/dashboard", seller)).status).toBe(200);
    const response = await open("/seller/dashboard", seller);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.text()).toContain("Trop de demandes");
    replaceOnce("account-limit.render", undefined);
  });
});
